import type { Part, Period } from '@rashi/contract'
import { toReadingPeriod } from './horoscope-path.rules.ts'

/** Returns the parts that the reader may open; a locked section of a year is listed without its text. */
export const readableParts = ({ parts }: Pick<Period, 'parts'>): Part[] =>
  parts.filter(({ user_has_access }) => user_has_access)

/** Returns whether the text is locked. The text of a year is its description: its parts are sold one by one. */
export const isLocked = (period: Pick<Period, 'type' | 'parts' | 'translations'>): boolean =>
  toReadingPeriod(period.type) === 'yearly'
    ? period.translations.every(({ description }) => description === undefined)
    : readableParts(period).length === 0
