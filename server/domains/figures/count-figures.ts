import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { findFirstTrial } from '../access/index.ts'
import { findFirstSale, listMonthsRefundedSince } from '../payments/index.ts'
import { listCountings, saveSeries } from './figures.repository.ts'
import { isFinal, monthSeries, type SeriesName, seriesNames, withMargin } from './month-series.ts'
import { listMonths, type Month, monthOf } from './months.rules.ts'

/**
 * Counts the months whose numbers can have changed, the oldest first. A month is left alone once it is final, but for its
 * sales after a refund or a lost dispute of its payments. What `signal` interrupts, the next run counts.
 */
export async function countFigures(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now()
  const current = monthOf(now)
  const countings = await listCountings(db)
  // The newest month is counted last, so its time is that of the last run that came to its end.
  const lastRun = countings.findLast(({ series }) => series === 'sales')?.countedAt
  const refunded = lastRun ? await listMonthsRefundedSince(db, withMargin(lastRun)) : []
  const first = countings[0]?.month ?? (await findFirstMonth(db, current))
  for (const month of listMonths(first, current))
    for (const series of seriesNames) {
      if (signal?.aborted) return
      const before = countings.find((one) => one.month === month && one.series === series)
      const isRefunded = series === 'sales' && refunded.includes(month)
      if (!before || !isFinal(series, month, before.countedAt) || isRefunded)
        await countSeries(db, { month, series, now })
    }
}

async function countSeries(
  db: Context['db'],
  { month, series, now }: { month: Month; series: SeriesName; now: Temporal.Instant },
): Promise<void> {
  const numbers = await monthSeries[series].count({ db, month, now })
  await write(db, (trx) => saveSeries(trx, { month, series, numbers, countedAt: now }))
}

/** The first month with a payment or a trial. */
async function findFirstMonth(db: Context['db'], current: Month): Promise<Month> {
  const starts = await Promise.all([findFirstSale(db), findFirstTrial(db)])
  return starts
    .flatMap((at) => (at ? [monthOf(at)] : []))
    .reduce((first, month) => (month < first ? month : first), current)
}
