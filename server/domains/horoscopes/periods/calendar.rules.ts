import {
  numberOfReadingPeriod,
  type ReadingPeriod,
  readingPeriodOfNumber,
  readingPeriods,
} from '@rashi/contract/reading-periods.rules'

/** A week, month or year of everybody: `index` counts them from the calendar's own first one. */
export interface Span {
  readonly readingPeriod: ReadingPeriod
  readonly index: number
  readonly from: Temporal.PlainDate
  /** The last day, inclusive. */
  readonly to: Temporal.PlainDate
}

/** The reading period of an address, in any letter case. */
export const findReadingPeriod = (text: string): ReadingPeriod | undefined =>
  readingPeriods.find((period) => period === text.toLowerCase())

/** A Monday. */
const firstDay = Temporal.PlainDate.from('2000-01-03')
const firstYear = 2000

const newYear = Temporal.PlainDate.from({ year: firstYear, month: 1, day: 1 })

const firstDayOf: Record<ReadingPeriod, (index: number) => Temporal.PlainDate> = {
  weekly: (index) => firstDay.add({ weeks: index }),
  monthly: (index) => newYear.add({ months: index }),
  yearly: (index) => newYear.add({ years: index }),
}

export function spanOf(readingPeriod: ReadingPeriod, index: number): Span {
  const from = firstDayOf[readingPeriod](index)
  const to = firstDayOf[readingPeriod](index + 1).subtract({ days: 1 })
  return { readingPeriod, index, from, to }
}

/** The week, month or year that a day lies in. Weeks begin on Monday. */
export function spanAt(readingPeriod: ReadingPeriod, day: Temporal.PlainDate): Span {
  return spanOf(readingPeriod, indexAt[readingPeriod](day))
}

const indexAt: Record<ReadingPeriod, (day: Temporal.PlainDate) => number> = {
  weekly: (day) => Math.floor(firstDay.until(day).days / 7),
  monthly: ({ year, month }) => (year - firstYear) * 12 + month - 1,
  yearly: ({ year }) => year - firstYear,
}

/** The day by which periods begin, for everybody alike: that of UTC. */
export const dayAt = (instant: Temporal.Instant): Temporal.PlainDate =>
  instant.toZonedDateTimeISO('UTC').toPlainDate()

const signs = 12
const idsAReadingPeriod = 1_000_000
const partsAPeriod = 100

/** Told by what the period is, so that every process and machine gives it the same. */
export const periodIdOf = (
  { readingPeriod, index }: Pick<Span, 'readingPeriod' | 'index'>,
  signId: number,
): number => numberOfReadingPeriod(readingPeriod) * idsAReadingPeriod + index * signs + signId - 1

export const readingPeriodOfId = (periodId: number): ReadingPeriod | undefined =>
  readingPeriodOfNumber(Math.floor(periodId / idsAReadingPeriod))

/** @param position from 1 to 99 */
export const partIdOf = (periodId: number, position: number): number =>
  periodId * partsAPeriod + position

export const periodIdOfPart = (partId: number): number => Math.floor(partId / partsAPeriod)

const kept: Record<ReadingPeriod, { before: number; ahead: number }> = {
  weekly: { before: 8, ahead: 2 },
  monthly: { before: 6, ahead: 1 },
  yearly: { before: 2, ahead: 0 },
}

export const currentSpans = (today: Temporal.PlainDate): Span[] =>
  readingPeriods.map((readingPeriod) => spanAt(readingPeriod, today))

/** What has to exist on a day, the newest first: the current spans, those before, and those ahead. */
export function spansDue(today: Temporal.PlainDate): Span[] {
  return currentSpans(today).flatMap(({ readingPeriod, index }) => {
    const { before, ahead } = kept[readingPeriod]
    const last = index + (readingPeriod === 'yearly' && today.month === 12 ? 1 : ahead)
    return Array.from({ length: last - index + before + 1 }, (_, back) =>
      spanOf(readingPeriod, last - back),
    )
  })
}
