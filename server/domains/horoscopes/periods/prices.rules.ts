import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'

/** Price of a part of a new period: for a chapter the price of its whole period, for a section its own. */
export const pricePence: Record<ReadingPeriod, number> = {
  weekly: 249,
  monthly: 299,
  yearly: 399,
}
