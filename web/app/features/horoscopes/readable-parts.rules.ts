import type { Part, Period } from '@rashi/contract'
import { toReadingPeriod } from './horoscope-path.rules.ts'

/** Returns the parts that have a text; a locked section of a year is listed without one. */
export const readableParts = ({ parts }: Pick<Period, 'parts'>): Part[] =>
  parts.filter(({ user_has_access }) => user_has_access)

/** Returns the parts to read. The text of a year is its description, and its parts are sections that are sold. */
export const isLocked = (period: Pick<Period, 'type' | 'parts' | 'translations'>): boolean =>
  toReadingPeriod(period.type) === 'yearly'
    ? period.translations.every(({ description }) => description === undefined)
    : readableParts(period).length === 0
