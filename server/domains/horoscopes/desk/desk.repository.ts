import type { HoroscopeTextState } from '@rashi/contract/studio-horoscopes.rules'
import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/schema.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type PeriodRow, selectPeriods, toPeriodRow } from '../periods/approved-text.repository.ts'

export interface DeskFilter {
  readonly readingPeriod?: ReadingPeriod | undefined
  readonly signId?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly state?: HoroscopeTextState | undefined
  readonly languageId?: number | undefined
  /** The id of the last period of the page before. */
  readonly after?: number | undefined
  readonly limit: number
}

/** Lists periods that match with their approved titles, the last to begin first. */
export async function listDeskRows(db: Db, filter: DeskFilter): Promise<PeriodRow[]> {
  const rows = await selectPeriods(db)
    .$call((query) => where(query, filter))
    .orderBy('starts_on', 'desc')
    .orderBy('id')
    .limit(filter.limit)
    .execute()
  return rows.map(toPeriodRow)
}

const startOf = (id: number) => sql<string>`(select starts_on from periods where id = ${id})`

function where<O>(
  query: SelectQueryBuilder<Database, 'periods', O>,
  { readingPeriod, signId, from, to, state, languageId, after }: DeskFilter,
) {
  return query
    .$if(readingPeriod !== undefined, (one) => one.where('reading_period', '=', readingPeriod!))
    .$if(signId !== undefined, (one) => one.where('sign_id', '=', signId!))
    .$if(from !== undefined, (one) => one.where('starts_on', '>=', from!))
    .$if(to !== undefined, (one) => one.where('starts_on', '<=', to!))
    .$if(after !== undefined, (one) =>
      one
        .where('starts_on', '<=', startOf(after!))
        .where((two) => two.or([two('starts_on', '<', startOf(after!)), two('id', '>', after!)])),
    )
    .$if(state !== undefined, (one) => one.where(hasTextIn(state!, languageId)))
}

const conditions: Record<
  Exclude<HoroscopeTextState, 'almanac'>,
  ReturnType<typeof sql<boolean>>
> = {
  draft: sql`part_texts.draft is not null and not asks_approval`,
  waiting: sql`part_texts.draft is not null and asks_approval`,
  edited: sql`approved is not null`,
}

/** `almanac`: no text of the period is an editor's. */
function hasTextIn(state: HoroscopeTextState, languageId: number | undefined) {
  const inLanguage =
    languageId === undefined ? sql`true` : sql`part_texts.language_id = ${languageId}`
  const found = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<boolean>`exists (
      select 1 from part_texts
      where part_texts.period_id = periods.id and ${inLanguage} and ${condition}
    )`
  return state === 'almanac'
    ? sql<boolean>`not ${found(sql`(part_texts.draft is not null or approved is not null)`)}`
    : found(conditions[state])
}

/** Counts the texts of some periods by state, in each language. */
export const countTexts = (db: Db, periodIds: readonly number[]) =>
  db
    .selectFrom('part_texts')
    .select(({ fn }) => [
      'period_id',
      'language_id',
      sql<number>`(count(*) filter (where draft is not null and not asks_approval))::int`.as(
        'drafts',
      ),
      sql<number>`(count(*) filter (where draft is not null and asks_approval))::int`.as('waiting'),
      sql<number>`(count(*) filter (where approved is not null))::int`.as('edited'),
      sql<number>`${fn.sum('errors')}::int`.as('errors'),
      sql<number>`${fn.sum('warnings')}::int`.as('warnings'),
    ])
    .where('period_id', 'in', [0, ...periodIds])
    .groupBy(['period_id', 'language_id'])
    .execute()
