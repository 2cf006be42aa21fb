import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { sql, type Insertable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import {
  type PartRow,
  type PeriodRow,
  selectParts,
  selectPeriods,
  toPartRow,
  toPeriodRow,
} from './approved-text.repository.ts'
import type { PartTable, PeriodTable } from './horoscopes.table.ts'

export type { PartRow, PeriodRow }

/** Lists periods of some signs that begin within `from` and `to`, and those with some ids that begin before, the oldest first. */
export async function listPeriodRows(
  db: Db,
  {
    readingPeriod,
    signIds,
    from,
    to,
    ids = [],
  }: {
    readingPeriod: ReadingPeriod
    signIds: readonly number[]
    /** Undefined for those with the ids alone. */
    from: string | undefined
    to: string
    ids?: readonly number[]
  },
): Promise<PeriodRow[]> {
  if (signIds.length === 0) return []
  const rows = await selectPeriods(db)
    .where('reading_period', '=', readingPeriod)
    .where('sign_id', 'in', [...signIds])
    .where('starts_on', '<=', to)
    .where((where) =>
      where.or([
        ...(from === undefined ? [] : [where('starts_on', '>=', from)]),
        where('id', 'in', [0, ...ids]),
      ]),
    )
    .orderBy('starts_on')
    .execute()
  return rows.map(toPeriodRow)
}

/** Lists the parts of some periods in their order. */
export async function listPartRows(db: Db, periodIds: readonly number[]): Promise<PartRow[]> {
  if (periodIds.length === 0) return []
  const rows = await selectParts(db)
    .where('period_id', 'in', [...periodIds])
    .orderBy('period_id')
    .orderBy('position')
    .execute()
  return rows.map(toPartRow)
}

export async function findPeriodRow(db: Db, id: number): Promise<PeriodRow | undefined> {
  const row = await selectPeriods(db).where('id', '=', id).executeTakeFirst()
  return row && toPeriodRow(row)
}

export async function findPartRow(db: Db, id: number): Promise<PartRow | undefined> {
  const row = await selectParts(db).where('id', '=', id).executeTakeFirst()
  return row && toPartRow(row)
}

/** Lists the parts among `ids` that are sections of a year that has begun, with their years. */
export async function listSections(
  db: Db,
  { ids, to }: { ids: readonly number[]; to: string },
): Promise<{ parts: PartRow[]; periods: PeriodRow[] }> {
  if (ids.length === 0) return { parts: [], periods: [] }
  const rows = await selectParts(db)
    .where('id', 'in', ids)
    .where('kind', '=', 'section')
    .orderBy('period_id')
    .orderBy('position')
    .execute()
  const found = rows.map(toPartRow)
  const periods = await selectPeriods(db)
    .where('id', 'in', [0, ...found.map(({ period_id }) => period_id)])
    .where('starts_on', '<=', to)
    .orderBy('id')
    .execute()
  const begun = new Set(periods.map(({ id }) => id))
  return {
    parts: found.filter(({ period_id }) => begun.has(period_id)),
    periods: periods.map(toPeriodRow),
  }
}

/** Finds the first day of the last period that all signs have, by reading period. */
export const listLastStarts = (
  db: Db,
): Promise<{ reading_period: ReadingPeriod; starts_on: string }[]> =>
  db
    .selectFrom(
      db
        .selectFrom('periods')
        .select(({ fn }) => ['reading_period', 'sign_id', fn.max('starts_on').as('starts_on')])
        .groupBy(['reading_period', 'sign_id'])
        .as('of_sign'),
    )
    .select(({ fn }) => ['reading_period', fn.min('starts_on').as('starts_on')])
    .groupBy('reading_period')
    .execute()

/** The zodiac and edition in which periods are created now, and the day up to which they are published. */
export interface EditionVersion {
  readonly zodiac: PeriodTable['zodiac']
  readonly edition: number
  readonly today: string
}

/**
 * Lists which of some periods need no composing: those that a person has edited, and those in this zodiac
 * that are published already or of this edition (or a later one, of a newer release).
 */
export async function listUpToDateIds(
  db: Db,
  ids: readonly number[],
  { zodiac, edition, today }: EditionVersion,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('periods')
    .select('id')
    .where('id', 'in', [...ids])
    .where((where) =>
      where.or([
        where('edited_at', 'is not', null),
        where.and([
          where('zodiac', '=', zodiac),
          where.or([where('edition', '>=', edition), where('starts_on', '<=', today)]),
        ]),
      ]),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Inserts periods with their parts. An existing period is overwritten only if no person has edited it and
 * it is in the other zodiac, or unpublished and of an older edition.
 */
export async function insertPeriods(
  trx: Trx,
  { today }: Pick<EditionVersion, 'today'>,
  periods: readonly Insertable<PeriodTable>[],
  parts: readonly Insertable<PartTable>[],
): Promise<void> {
  const written = await trx
    .insertInto('periods')
    .values([...periods])
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((set) => ({
          zodiac: set.ref('excluded.zodiac'),
          edition: set.ref('excluded.edition'),
          translations: set.ref('excluded.translations'),
          sky_events: set.ref('excluded.sky_events'),
          in_short: set.ref('excluded.in_short'),
          day_advice: set.ref('excluded.day_advice'),
        }))
        .where('periods.edited_at', 'is', null)
        .where((where) =>
          where.or([
            where('periods.zodiac', '<>', where.ref('excluded.zodiac' as never)),
            where.and([
              where('periods.edition', '<', where.ref('excluded.edition' as never)),
              where('periods.starts_on', '>', today),
            ]),
          ]),
        ),
    )
    .returning('id')
    .execute()
  const ids = new Set(written.map(({ id }) => id))
  const ofWritten = parts.filter(({ period_id }) => ids.has(period_id))
  if (ofWritten.length === 0) return
  await trx
    .insertInto('parts')
    .values(ofWritten)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        translations: set.ref('excluded.translations'),
      })),
    )
    .execute()
}

/** Lists the periods without what `completePeriods` adds, the newest first. */
export const listIncompleteRows = (db: Db, currentEdition: number) =>
  db
    .selectFrom('periods')
    .select(['id', 'sign_id', 'reading_period', 'starts_on', 'zodiac', 'edition'])
    .where((where) =>
      where.or([
        where('in_short', 'is', null),
        where.and([
          where('day_advice', 'is', null),
          where('reading_period', '<>', 'yearly'),
          where('edition', '=', currentEdition),
        ]),
      ]),
    )
    .orderBy('starts_on', 'desc')
    .orderBy('id')
    .execute()

/** Sets what a period is without. */
export const addToPeriod = (
  db: Db,
  id: number,
  added: { in_short: string; day_advice: string | null },
) =>
  db
    .updateTable('periods')
    .set({
      in_short: sql`coalesce(in_short, ${added.in_short})`,
      day_advice: sql`coalesce(day_advice, ${added.day_advice})`,
    })
    .where('id', '=', id)
    .execute()

/** Returns for each reading period and sign a string that changes whenever anything of their periods changes, except for single prices. */
export async function listRevisionRows(
  db: Db,
): Promise<{ reading_period: ReadingPeriod; sign_id: number; revision: string }[]> {
  const { rows } = await sql<{ reading_period: ReadingPeriod; sign_id: number; revision: string }>`
    select reading_period, sign_id,
      concat_ws(' ', count(*), sum(edition), count(in_short), count(day_advice),
        count(*) filter (where zodiac = 'sidereal'), max(edited_at), sum(approved.version),
        (select sum(version) from section_prices)) as revision
    from periods
    left join (select period_id, sum(version) as version from part_texts where approved_at is not null group by period_id)
      approved on period_id = periods.id
    group by reading_period, sign_id`.execute(db)
  return rows
}
