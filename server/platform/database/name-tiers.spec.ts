import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateDatabase } from './migrate.ts'
import { withDatabaseBefore } from '../../testing/earlier-database.ts'

const ids = ['1', '2', '3'].map((digit) => `00000000-0000-7000-8000-00000000000${digit}`)

test('the migration names tiers, billing intervals and reading periods by their stored numbers', async () => {
  await withDatabaseBefore('202611220758', async (db) => {
    await sql
      .raw(
        [1, 2, 3]
          .map((number) => {
            const id = `'${ids[number - 1]}'`
            const periodId = number * 1_000_000
            return `
              insert into payment_plans values (${number}, 'Plan', 100, ${number}, null, '[]');
              insert into one_off_prices values (${number}, ${number}, 100, 'product');
              insert into periods values (${periodId}, 1, ${number}, '2026-01-01', 'sidereal', '[]', '[]', null, 1);
              insert into purchases (id, user_id, kind, state, request_key, ordered, description, amount_pence,
                language_id, created_at) values
                (${id}, ${id}, 'subscription', 'fulfilled', 'a',
                  '{"platform":"web","frequency":${number},"signs":[]}', '', 100, 1, now()),
                (gen_random_uuid(), ${id}, 'one_off', 'fulfilled', 'b',
                  '{"id":${periodId},"type":${number},"sign_id":1}', '', 100, 1, now());
              insert into subscription_groups (id, user_id, platform, status, frequency, description, amount_pence,
                language_id, anchored_at, period_number, period_starts_at, period_ends_at, created_at) values
                (${id}, ${id}, 'web', 'active', ${number}, '', 100, 1, now(), 1, now(), now(), now());
              insert into grants (id, user_id, source, reference, sign_id, frequency, starts_at) values
                (${id}, ${id}, 'subscription', 'group ${number}', 1, ${number}, now());
              insert into language_texts (language_id, key, text) values
                (1, 'checkout.pay.renews-${number}', 'changed');`
          })
          .join(''),
      )
      .execute(db)
    await sql`insert into grants (id, user_id, source, reference, sign_id, period_id, starts_at) values
      (gen_random_uuid(), ${ids[0]}, 'one_off', 'b', 1, 1000000, now())`.execute(db)

    await migrateDatabase(db)

    const tiers = ['silver', 'gold', 'diamond']
    const intervals = ['week', 'month', 'year']
    const readingPeriods = ['weekly', 'monthly', 'yearly']
    const listValues = async (query: string) =>
      (await sql.raw<object>(query).execute(db)).rows.map((row) => Object.values(row))
    const named = tiers.map((tier, index) => [tier, intervals[index]])
    expect(
      await listValues('select tier, billing_interval from payment_plans order by id'),
    ).toEqual(named)
    expect(
      await listValues('select tier, billing_interval from subscription_groups order by id'),
    ).toEqual(named)
    expect(
      await listValues(`select ordered ->> 'tier' as tier, ordered ->> 'billing_interval' as interval,
          ordered ? 'frequency' as is_numbered
        from purchases where kind = 'subscription' order by user_id`),
    ).toEqual(named.map((names) => [...names, false]))
    expect(
      await listValues(`select ordered ->> 'reading_period' as period, ordered ? 'type' as is_numbered,
          ordered -> 'id' as id
        from purchases where kind = 'one_off' order by user_id`),
    ).toEqual(readingPeriods.map((name, index) => [name, false, (index + 1) * 1_000_000]))
    expect(
      await listValues('select reading_period from one_off_prices order by payment_plan_id'),
    ).toEqual(readingPeriods.map((name) => [name]))
    expect(await listValues('select id, reading_period from periods order by id')).toEqual(
      readingPeriods.map((name, index) => [(index + 1) * 1_000_000, name]),
    )
    expect(
      await listValues('select tier, period_id from grants order by user_id, source desc'),
    ).toEqual([
      ['silver', null],
      [null, 1_000_000],
      ['gold', null],
      ['diamond', null],
    ])
    expect(await listValues('select key from language_texts order by key')).toEqual([
      ['checkout.pay.renews-month'],
      ['checkout.pay.renews-week'],
      ['checkout.pay.renews-year'],
    ])
  })
})
