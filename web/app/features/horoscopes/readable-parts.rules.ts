import type { Part, Period } from '@rashi/contract'
import { readingPeriodOf } from './horoscope-path.rules.ts'

/** The parts whose text was handed out: a locked section of a year is listed, but has nothing to read. */
export const readableParts = ({ parts }: Pick<Period, 'parts'>): Part[] =>
  parts.filter(({ user_has_access }) => user_has_access)

/** A year is read in its description; its parts are sections that are bought one by one. */
export const isLocked = (period: Pick<Period, 'type' | 'parts' | 'translations'>): boolean =>
  readingPeriodOf(period.type) === 'yearly'
    ? period.translations.every(({ description }) => description === undefined)
    : readableParts(period).length === 0
