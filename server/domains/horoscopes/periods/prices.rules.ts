import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'

/** Price of a part of a new period where none is stored yet, as at the first start. */
export const pricePence: Record<ReadingPeriod, number> = {
  weekly: 249,
  monthly: 299,
  yearly: 399,
}
