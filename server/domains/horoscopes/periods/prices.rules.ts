import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'

/** What a part costs in a fresh installation: a chapter as its whole period, a section by itself. */
export const pricePence: Record<ReadingPeriod, number> = {
  weekly: 99,
  monthly: 299,
  yearly: 399,
}
