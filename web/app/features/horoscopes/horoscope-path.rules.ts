import { type ReadingPeriod, readingPeriodOfNumber } from '@rashi/contract/reading-periods.rules'

/** Returns the reading period of the API's `type` or `cycle`; anything unknown is yearly. */
export const toReadingPeriod = (cycle: unknown): ReadingPeriod =>
  readingPeriodOfNumber(cycle) ?? 'yearly'

/** Returns the path of the page on which a sign's horoscope is read. */
export const horoscopePath = (readingPeriod: ReadingPeriod, key: string): string =>
  `/horoscope/${readingPeriod}/${key.toLowerCase()}`
