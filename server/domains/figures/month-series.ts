import { conversionDays, recoveryDays } from '@rashi/contract/figures.rules'
import { billingIntervals } from '@rashi/contract/tiers.rules'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { sumSales } from '../payments/index.ts'
import {
  countActive,
  countEnded,
  countFailedRenewals,
  countTrials,
} from '../subscriptions/index.ts'
import { type Month, rangeOf } from './months.rules.ts'

interface Counting {
  readonly db: Db
  readonly month: Month
  readonly now: Temporal.Instant
}

const count = z.number().int()
const country = z.string().nullable()

/** Numbers of a month: how they are counted and stored, and for how many days after the month they can still change. */
interface MonthSeries<Numbers> {
  readonly numbers: z.ZodType<Numbers>
  readonly openDays: number
  readonly count: (counting: Counting) => Promise<Numbers>
}

const series = <Numbers>(one: MonthSeries<Numbers>): MonthSeries<Numbers> => one

export const monthSeries = {
  active: series({
    numbers: z.array(
      z.object({ interval: z.enum(billingIntervals), country, subscriptions: count, pence: count }),
    ),
    openDays: 0,
    count: ({ db, month, now }) => {
      const { until } = rangeOf(month)
      return countActive(db, Temporal.Instant.compare(now, until) < 0 ? now : until)
    },
  }),
  ended: series({
    numbers: z.object({ activeAtStart: count, chosen: count, failed: count }),
    openDays: 0,
    count: ({ db, month }) => countEnded(db, rangeOf(month)),
  }),
  trials: series({
    numbers: z.object({ begun: count, converted: count }),
    openDays: conversionDays,
    count: ({ db, month }) => countTrials(db, rangeOf(month)),
  }),
  renewals: series({
    numbers: z.object({ failed: count, recovered: count }),
    openDays: recoveryDays,
    count: ({ db, month }) => countFailedRenewals(db, rangeOf(month)),
  }),
  /** Counted again, besides, after each refund and lost dispute of its payments. */
  sales: series({
    numbers: z.array(
      z.object({
        kind: z.string(),
        country,
        payments: count,
        paidPence: count,
        refundedPence: count,
        lostPence: count,
      }),
    ),
    openDays: 0,
    count: ({ db, month }) => sumSales(db, rangeOf(month)),
  }),
} as const

export type SeriesName = keyof typeof monthSeries
export type NumbersOf<N extends SeriesName> = z.infer<(typeof monthSeries)[N]['numbers']>

export const seriesNames = Object.keys(monthSeries) as SeriesName[]

/** Transactions that were under way when a month was counted may have stored an instant before that. */
const marginHours = 1

export const withMargin = (at: Temporal.Instant): Temporal.Instant =>
  at.subtract({ hours: marginHours })

/** Whether a month was counted late enough that nothing but refunds can change the numbers. */
export const isFinal = (name: SeriesName, month: Month, countedAt: Temporal.Instant): boolean =>
  Temporal.Instant.compare(
    withMargin(countedAt),
    rangeOf(month).until.add({ hours: monthSeries[name].openDays * 24 }),
  ) >= 0
