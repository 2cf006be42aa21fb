import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { PartTable, PeriodTable } from './horoscopes.table.ts'

export type PeriodRow = Selectable<PeriodTable>
export type PartRow = Selectable<PartTable>

/** Published periods of some signs, oldest first. */
export const listPeriodRows = (
  db: Db,
  {
    readingPeriod,
    signIds,
    from,
    to,
    alsoIds,
  }: {
    readingPeriod: ReadingPeriod
    signIds: readonly number[]
    from: string
    to: string
    /** Periods before `from` that are wanted all the same. */
    alsoIds: readonly number[]
  },
): Promise<PeriodRow[]> =>
  signIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('periods')
        .selectAll()
        .where('reading_period', '=', readingPeriod)
        .where('sign_id', 'in', [...signIds])
        .where('starts_on', '<=', to)
        .where((where) =>
          where.or([where('starts_on', '>=', from), where('id', 'in', [0, ...alsoIds])]),
        )
        .orderBy('starts_on')
        .execute()

/** All parts of some periods, and of some others the ones that are free or a year's sections. */
export const listPartRows = (
  db: Db,
  { open, locked }: { open: readonly number[]; locked: readonly number[] },
): Promise<PartRow[]> =>
  db
    .selectFrom('parts')
    .selectAll()
    .where((where) =>
      where.or([
        where('period_id', 'in', [0, ...open]),
        where.and([
          where('period_id', 'in', [0, ...locked]),
          where.or([where('kind', '=', 'section'), where('price_pence', '<=', 0)]),
        ]),
      ]),
    )
    .orderBy('period_id')
    .orderBy('position')
    .execute()

export const findPeriodRow = (db: Db, id: number): Promise<PeriodRow | undefined> =>
  db.selectFrom('periods').selectAll().where('id', '=', id).executeTakeFirst()

/** Those of some parts that are sections of a year that has begun, in their order, and their years. */
export async function listSections(
  db: Db,
  { ids, to }: { ids: readonly number[]; to: string },
): Promise<{ parts: PartRow[]; periods: PeriodRow[] }> {
  if (ids.length === 0) return { parts: [], periods: [] }
  const found = await db
    .selectFrom('parts')
    .selectAll()
    .where('id', 'in', ids)
    .where('kind', '=', 'section')
    .orderBy('period_id')
    .orderBy('position')
    .execute()
  const periods = await db
    .selectFrom('periods')
    .selectAll()
    .where('id', 'in', [0, ...found.map(({ period_id }) => period_id)])
    .where('starts_on', '<=', to)
    .orderBy('id')
    .execute()
  const begun = new Set(periods.map(({ id }) => id))
  return { parts: found.filter(({ period_id }) => begun.has(period_id)), periods }
}

/** How periods are made now, and the day up to which they have been shown. */
export interface Making {
  readonly zodiac: PeriodTable['zodiac']
  readonly edition: number
  readonly today: string
}

/**
 * Which of some periods are there as they should be: changed by a person, or in this zodiac and either
 * of this edition (or a later one, by a newer process) or shown already.
 */
export async function listMadeIds(
  db: Db,
  ids: readonly number[],
  { zodiac, edition, today }: Making,
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
 * Makes periods with their parts. One that is there stays, unless no person has edited it and it stands
 * in the other zodiac, or in an older edition before its day.
 */
export async function insertPeriods(
  trx: Trx,
  { today }: Pick<Making, 'today'>,
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

/** Changes whenever a period is made or edited: what is kept of the answers hangs on it. */
export async function readContentRevision(db: Db): Promise<string> {
  const { made, edited } = await db
    .selectFrom('periods')
    .select((select) => [
      select.fn.countAll<number>().as('made'),
      sql<string | null>`max(edited_at)::text`.as('edited'),
    ])
    .executeTakeFirstOrThrow()
  return `${made} ${edited}`
}
