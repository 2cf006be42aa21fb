import type { PeriodType } from './calendar.rules.ts'

/** What a part costs in a fresh installation: a chapter as its whole period, a section by itself. */
export const pricePence: Record<PeriodType, number> = { 1: 99, 2: 299, 3: 399 }
