import {
  numberOfReadingPeriod,
  type ReadingPeriod,
  readingPeriodOfNumber,
  readingPeriods,
} from '@rashi/contract/reading-periods.rules'

/** A week, month or year; `index` counts from the first one of the calendar, which is 0. */
export interface Span {
  readonly readingPeriod: ReadingPeriod
  readonly index: number
  readonly from: Temporal.PlainDate
  /** The last day, inclusive. */
  readonly to: Temporal.PlainDate
}

/** Finds the reading period of an address in any letter case. */
export const findReadingPeriod = (text: string): ReadingPeriod | undefined =>
  readingPeriods.find((period) => period === text.toLowerCase())

const firstMonday = Temporal.PlainDate.from('2000-01-03')
const firstYear = 2000

const newYear = Temporal.PlainDate.from({ year: firstYear, month: 1, day: 1 })

const firstDayOf: Record<ReadingPeriod, (index: number) => Temporal.PlainDate> = {
  weekly: (index) => firstMonday.add({ weeks: index }),
  monthly: (index) => newYear.add({ months: index }),
  yearly: (index) => newYear.add({ years: index }),
}

export function spanOf(readingPeriod: ReadingPeriod, index: number): Span {
  const from = firstDayOf[readingPeriod](index)
  const to = firstDayOf[readingPeriod](index + 1).subtract({ days: 1 })
  return { readingPeriod, index, from, to }
}

/** Returns the week, month or year of a day. Weeks begin on Monday. */
export function spanAt(readingPeriod: ReadingPeriod, day: Temporal.PlainDate): Span {
  return spanOf(readingPeriod, indexAt[readingPeriod](day))
}

const indexAt: Record<ReadingPeriod, (day: Temporal.PlainDate) => number> = {
  weekly: (day) => Math.floor(firstMonday.until(day).days / 7),
  monthly: ({ year, month }) => (year - firstYear) * 12 + month - 1,
  yearly: ({ year }) => year - firstYear,
}

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
