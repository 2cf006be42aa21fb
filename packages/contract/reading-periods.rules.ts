/** The length of time that a horoscope describes, from the shortest to the longest. */
export const readingPeriods = ['weekly', 'monthly', 'yearly'] as const
export type ReadingPeriod = (typeof readingPeriods)[number]

const numbers: Record<ReadingPeriod, 1 | 2 | 3> = { weekly: 1, monthly: 2, yearly: 3 }

/** Returns the API's number of a reading period, in `type` and `cycle`. */
export const numberOfReadingPeriod = (period: ReadingPeriod): 1 | 2 | 3 => numbers[period]

/** Returns the reading period of the API's `type` or `cycle`, 2 or '2'; undefined for anything else. */
export const readingPeriodOfNumber = (type: unknown): ReadingPeriod | undefined =>
  readingPeriods.find((period) => String(numbers[period]) === String(type))
