import {
  numberOfReadingPeriod,
  type ReadingPeriod,
  readingPeriodOfNumber,
  readingPeriods,
} from '@rashi/contract/reading-periods.rules'
import { type Span, spanAt, spanOf } from '../../almanac/index.ts'

export { type Span, spanAt, spanOf }

/** Finds the reading period of an address in any letter case. */
export const findReadingPeriod = (text: string): ReadingPeriod | undefined =>
  readingPeriods.find((period) => period === text.toLowerCase())

/** Returns the day in UTC: periods begin at the same instant for everybody. */
export const dayAt = (instant: Temporal.Instant): Temporal.PlainDate =>
  instant.toZonedDateTimeISO('UTC').toPlainDate()

const signs = 12
const idsPerReadingPeriod = 1_000_000
const idsPerPeriod = 100

/** Returns the id of a period, which is the same in every process. */
export const periodIdOf = (
  { readingPeriod, index }: Pick<Span, 'readingPeriod' | 'index'>,
  signId: number,
): number => numberOfReadingPeriod(readingPeriod) * idsPerReadingPeriod + index * signs + signId - 1

export const readingPeriodOfId = (periodId: number): ReadingPeriod | undefined =>
  readingPeriodOfNumber(Math.floor(periodId / idsPerReadingPeriod))

/** @param position from 1 to 99 */
export const partIdOf = (periodId: number, position: number): number =>
  periodId * idsPerPeriod + position

export const periodIdOfPart = (partId: number): number => Math.floor(partId / idsPerPeriod)

export const positionOfPart = (partId: number): number => partId % idsPerPeriod

/** Numbers of periods before and after the current one that have to exist. */
const required: Record<ReadingPeriod, { before: number; ahead: number }> = {
  weekly: { before: 8, ahead: 2 },
  monthly: { before: 6, ahead: 1 },
  yearly: { before: 2, ahead: 0 },
}

export const currentSpans = (today: Temporal.PlainDate): Span[] =>
  readingPeriods.map((readingPeriod) => spanAt(readingPeriod, today))

/** Lists the spans whose periods have to exist on a day, the newest first. */
export function spansDue(today: Temporal.PlainDate): Span[] {
  return currentSpans(today).flatMap(({ readingPeriod, index }) => {
    const { before, ahead } = required[readingPeriod]
    const last = index + (readingPeriod === 'yearly' && today.month === 12 ? 1 : ahead)
    return Array.from({ length: last - index + before + 1 }, (_, back) =>
      spanOf(readingPeriod, last - back),
    )
  })
}
