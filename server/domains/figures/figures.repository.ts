import type { Db, Trx } from '../../platform/database/database.ts'
import { type NumbersOf, monthSeries, type SeriesName, seriesNames } from './month-series.ts'
import { firstDayOf, type Month } from './months.rules.ts'
import './figures.table.ts'

/** The numbers of a month; a series that was not counted yet is absent. */
export type CountedMonth = {
  readonly [N in SeriesName]?: { numbers: NumbersOf<N>; countedAt: Temporal.Instant }
}

const monthOfDay = (day: string): Month => day.slice(0, -'-01'.length)
const isSeries = (name: string): name is SeriesName => seriesNames.some((one) => one === name)

/** Reads the numbers of the months from one to another, by month. */
export async function readMonths(
  db: Db,
  { first, last }: { first: Month; last: Month },
): Promise<Map<Month, CountedMonth>> {
  const rows = await db
    .selectFrom('month_figures')
    .selectAll()
    .where('month', '>=', firstDayOf(first))
    .where('month', '<=', firstDayOf(last))
    .execute()
  const months = new Map<Month, CountedMonth>()
  for (const { month, series, numbers, counted_at } of rows) {
    // A later release, which ran on this database before, may have counted more.
    if (!isSeries(series)) continue
    const counted = { numbers: monthSeries[series].numbers.parse(numbers), countedAt: counted_at }
    months.set(monthOfDay(month), { ...months.get(monthOfDay(month)), [series]: counted })
  }
  return months
}

/** When each series of each month was counted, the oldest month first. */
export async function listCountings(
  db: Db,
): Promise<{ month: Month; series: string; countedAt: Temporal.Instant }[]> {
  const rows = await db
    .selectFrom('month_figures')
    .select(['month', 'series', 'counted_at'])
    .orderBy('month')
    .execute()
  return rows.map(({ month, series, counted_at }) => ({
    month: monthOfDay(month),
    series,
    countedAt: counted_at,
  }))
}

export async function findFirstCounted(db: Db): Promise<Month | undefined> {
  const { month } = await db
    .selectFrom('month_figures')
    .select(({ fn }) => fn.min<string | null>('month').as('month'))
    .executeTakeFirstOrThrow()
  return month === null ? undefined : monthOfDay(month)
}

export async function saveSeries(
  trx: Trx,
  {
    month,
    series,
    numbers,
    countedAt,
  }: { month: Month; series: SeriesName; numbers: unknown; countedAt: Temporal.Instant },
): Promise<void> {
  const counted = { numbers: JSON.stringify(numbers), counted_at: countedAt }
  await trx
    .insertInto('month_figures')
    .values({ month: firstDayOf(month), series, ...counted })
    .onConflict((conflict) => conflict.columns(['month', 'series']).doUpdateSet(counted))
    .execute()
}
