import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'

/** The position of the list of days among the chapters of a week or month. */
const positionOfDays = 7

export const isListOfDays = (readingPeriod: ReadingPeriod, position: number): boolean =>
  readingPeriod !== 'yearly' && position === positionOfDays
