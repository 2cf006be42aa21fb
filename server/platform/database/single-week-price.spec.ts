import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withDatabaseBefore } from '../../testing/earlier-database.ts'
import { migrateDatabase } from './migrate.ts'

const plans = `insert into payment_plans (id, title, amount_pence, tier, billing_interval, translations) values
  (1, 'Silver', 199, 'silver', 'week', '[]');`

test.each([
  { stored: 99, expected: 249, what: 'at the earlier default is raised' },
  { stored: 149, expected: 149, what: 'of an operator stays' },
])(
  'the price of a single week $what in an existing installation (ONE-11)',
  async ({ stored, expected }) => {
    await withDatabaseBefore('202611221300', async (db) => {
      await sql
        .raw(
          `${plans}
        insert into one_off_prices (reading_period, payment_plan_id, amount_pence, ios_product_id) values
          ('weekly', 1, ${stored}, 'week'), ('monthly', 1, 99, 'month');
        insert into periods (id, sign_id, reading_period, starts_on, zodiac, translations, sky_events) values
          (1, 1, 'weekly', '2026-11-16', 'sidereal', '[]', '[]'),
          (2, 1, 'monthly', '2026-11-01', 'sidereal', '[]', '[]');
        insert into parts (id, period_id, kind, position, price_pence, translations) values
          (1, 1, 'chapter', 1, ${stored}, '[]'), (2, 1, 'chapter', 2, 0, '[]'), (3, 2, 'chapter', 1, 99, '[]');`,
        )
        .execute(db)
      await migrateDatabase(db)
      const prices = await db
        .selectFrom('one_off_prices')
        .select(['reading_period', 'amount_pence'])
        .orderBy('reading_period')
        .execute()
      expect(prices).toEqual([
        { reading_period: 'monthly', amount_pence: 99 },
        { reading_period: 'weekly', amount_pence: expected },
      ])
      const parts = await db
        .selectFrom('parts')
        .select(['id', 'price_pence'])
        .orderBy('id')
        .execute()
      expect(parts.map(({ price_pence }) => price_pence)).toEqual([expected, 0, 99])
    })
  },
)
