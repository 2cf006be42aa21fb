import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { SingleHoroscope } from '@rashi/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { composeEdition } from '../../../testing/compose-edition.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { openEditionComposer } from '../../almanac/index.ts'
import { leo, newestPeriod, periods } from '../testing/horoscope-fixtures.ts'
import { ensureEditions } from './ensure-editions.ts'
import { fillEditions } from './schedule-editions.ts'

// The job is run once: each run starts a worker thread, which plans the year again.
describe('editions', () => {
  test('of the current and several past periods are shown as the days pass, none of the future (HOR-37)', async () => {
    const moved = await createTestApp({ now: '2026-11-21T09:00:00Z' })
    try {
      for (const [at, week, month, year] of [
        ['2026-11-23T00:00:00Z', '2026-11-23', '2026-11-01', '2026-01-01'],
        ['2026-12-31T23:59:00Z', '2026-12-28', '2026-12-01', '2026-01-01'],
        ['2027-01-01T00:00:00Z', '2026-12-28', '2027-01-01', '2027-01-01'],
        ['2027-03-15T12:00:00Z', '2027-03-15', '2027-03-01', '2027-01-01'],
      ] as const) {
        moved.clock.set(at)
        await ensureEditions(moved.context, composeEdition)
        const last = []
        for (const period of periods) {
          const { body } = await moved.call(
            `GET /api/horoscope/new-single-horoscope/${period}/gemini`,
          )
          const dates = (body.horoscope as SingleHoroscope).horoscopeData.map(({ date }) => date)
          expect(dates.length).toBeGreaterThan(2)
          last.push(dates.at(-1))
        }
        expect(last).toEqual([week, month, year])
      }
    } finally {
      await moved.close()
    }
  })

  test('are created ahead: the week by Thursday, the month by the 20th, the year by 1 December; they are shown on their first day (HOR-39)', async () => {
    const ahead = await createTestApp({ now: '2026-11-19T00:10:00Z' })
    const countCreated = async (readingPeriod: ReadingPeriod, startsOn: string) => {
      const rows = await ahead.context.db
        .selectFrom('periods')
        .select('sign_id')
        .where('reading_period', '=', readingPeriod)
        .where('starts_on', '=', startsOn)
        .execute()
      return rows.length
    }
    const findShown = async (period: string) => {
      const { body } = await ahead.call(`GET /api/horoscope/new-single-horoscope/${period}/libra`)
      return newestPeriod(body.horoscope).date
    }
    try {
      await ahead.jobs.runScheduled('horoscopes-editions')
      expect([
        await countCreated('weekly', '2026-11-23'),
        await countCreated('yearly', '2027-01-01'),
      ]).toEqual([12, 0])
      expect(await findShown('weekly')).toBe('2026-11-16')
      ahead.clock.set('2026-11-20T00:10:00Z')
      await ensureEditions(ahead.context, composeEdition)
      expect(await countCreated('monthly', '2026-12-01')).toBe(12)
      expect(await findShown('monthly')).toBe('2026-11-01')
      ahead.clock.set('2026-12-01T00:10:00Z')
      await ensureEditions(ahead.context, composeEdition)
      expect(await countCreated('yearly', '2027-01-01')).toBe(12)
      expect([await findShown('monthly'), await findShown('yearly')]).toEqual([
        '2026-12-01',
        '2026-01-01',
      ])
      // No job has to run on the day itself.
      ahead.clock.set('2027-01-01T00:00:00Z')
      expect(await findShown('yearly')).toBe('2027-01-01')
    } finally {
      await ahead.close()
    }
  })

  test('that a person edited before their first day keep the edited texts, also of chapters (HOR-39)', async () => {
    const { context, clock, close } = await createTestApp({ now: '2026-11-19T00:10:00Z' })
    try {
      await ensureEditions(context, composeEdition)
      const next = await context.db
        .selectFrom('periods')
        .select('id')
        .where('reading_period', '=', 'weekly')
        .where('starts_on', '=', '2026-11-23')
        .where('sign_id', '=', leo)
        .executeTakeFirstOrThrow()
      const byHand = JSON.stringify([{ language_id: 1, name: 'By hand', description: 'Ours.' }])
      await context.db
        .updateTable('parts')
        .set({ translations: byHand })
        .where('period_id', '=', next.id)
        .execute()
      await context.db
        .updateTable('periods')
        .set({ translations: byHand, edited_at: clock.now() })
        .where('id', '=', next.id)
        .execute()
      const tropical = { ...context, config: { ...context.config, zodiac: 'tropical' as const } }
      clock.set('2026-11-23T00:10:00Z')
      await ensureEditions(context, composeEdition)
      await ensureEditions(tropical, composeEdition)
      const rows = await context.db
        .selectFrom('parts')
        .innerJoin('periods', 'periods.id', 'parts.period_id')
        .select(['parts.translations as part', 'periods.translations as period'])
        .where('period_id', '=', next.id)
        .execute()
      expect(rows).toHaveLength(7)
      for (const { part, period } of rows)
        expect([part[0]!.name, period[0]!.name]).toEqual(['By hand', 'By hand'])
    } finally {
      await close()
    }
  })

  test('that are neither published nor edited are composed again when the almanac has a newer version', async () => {
    const { context, close, call } = await createTestApp({ now: '2026-11-19T00:10:00Z' })
    const { db } = context
    const listWeeks = (startsOn: string) =>
      db
        .selectFrom('periods')
        .innerJoin('parts', 'parts.period_id', 'periods.id')
        .select(['sign_id', 'edition', 'periods.translations as of', 'parts.translations'])
        .where('reading_period', '=', 'weekly')
        .where('starts_on', '=', startsOn)
        .where('position', '=', 1)
        .orderBy('sign_id')
        .execute()
    try {
      await ensureEditions(context, composeEdition)
      const fresh = await listWeeks('2026-11-23')
      const old = JSON.stringify([{ language_id: 1, name: 'Older words', description: 'Old.' }])
      await db.updateTable('periods').set({ translations: old, edition: 1 }).execute()
      await db.updateTable('parts').set({ translations: old }).execute()
      await db
        .updateTable('periods')
        .set({ edited_at: context.clock.now() })
        .where('sign_id', '=', leo)
        .execute()
      await ensureEditions(context, composeEdition)
      const next = await listWeeks('2026-11-23')
      expect(next.filter(({ sign_id: id }) => id !== leo)).toEqual(
        fresh.filter(({ sign_id: id }) => id !== leo),
      )
      expect(next.find(({ sign_id: id }) => id === leo)!.translations[0]!.name).toBe('Older words')
      for (const { edition, of: texts } of await listWeeks('2026-11-16'))
        expect([edition, texts[0]!.name]).toEqual([1, 'Older words'])
      const { body } = await call('GET /api/horoscope/new-single-horoscope/weekly/libra')
      expect(newestPeriod(body.horoscope).translations[0]!.name).toBe('Older words')
    } finally {
      await close()
    }
  })

  test('that a shutdown interrupted are completed by the next start, and existing ones are not rewritten', async () => {
    const { context, close } = await createTestApp({ now: '2026-11-19T00:10:00Z' })
    const { db } = context
    const all = () =>
      db
        .selectFrom('parts')
        .select(['id', sql<string>`xmin::text`.as('written'), 'translations'])
        .orderBy('id')
        .execute()
    try {
      const stopFilling = fillEditions(context, openEditionComposer())
      await stopFilling()
      await ensureEditions(context, composeEdition)
      const before = await all()
      // As if the process had died between two periods.
      const lost = await db
        .deleteFrom('periods')
        .where('reading_period', '=', 'monthly')
        .executeTakeFirst()
      expect(Number(lost.numDeletedRows)).toBeGreaterThan(12)
      await ensureEditions(context, composeEdition)
      const again = await all()
      expect(again.map(({ id, translations }) => [id, translations])).toEqual(
        before.map(({ id, translations }) => [id, translations]),
      )
      const notDeleted = before.filter(({ id }) => Math.floor(id / 100_000_000) !== 2)
      expect(again).toEqual(expect.arrayContaining(notDeleted.slice(0, 50)))
    } finally {
      await close()
    }
  })

  test('are created once by several processes at a time, and edited ones are not overwritten', async () => {
    const other = await createTestApp({ now: '2026-10-01T00:00:00Z' })
    const { context } = other
    try {
      await Promise.all(Array.from({ length: 3 }, () => ensureEditions(context, composeEdition)))
      const count = await context.db
        .selectFrom('periods')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .where('starts_on', '<=', '2026-10-01')
        .where('reading_period', '=', 'weekly')
        .executeTakeFirstOrThrow()
      expect(count.rows).toBe(9 * 12)
      const edited = { translations: JSON.stringify([]), edited_at: context.clock.now() }
      await context.db.updateTable('periods').set(edited).where('sign_id', '=', 1).execute()
      const tropical = { ...context, config: { ...context.config, zodiac: 'tropical' as const } }
      await ensureEditions(tropical, composeEdition)
      const rows = await context.db
        .selectFrom('periods')
        .select(['sign_id', 'zodiac', 'translations'])
        .where('starts_on', '=', '2026-09-28')
        .where('sign_id', '<=', 2)
        .orderBy('sign_id')
        .execute()
      expect(rows.map(({ zodiac, translations }) => [zodiac, translations.length])).toEqual([
        ['sidereal', 0],
        ['tropical', 2],
      ])
    } finally {
      await other.close()
    }
  })
})
