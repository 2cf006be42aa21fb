import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { LRUCache } from 'lru-cache'

/** A week, month or year; `index` counts from the first one of the calendar, which is 0. */
export interface Span {
  readonly readingPeriod: ReadingPeriod
  readonly index: number
  readonly from: Temporal.PlainDate
  /** The last day, inclusive. */
  readonly to: Temporal.PlainDate
}

const firstMonday = Temporal.PlainDate.from('2000-01-03')
const firstYear = 2000
const newYear = Temporal.PlainDate.from({ year: firstYear, month: 1, day: 1 })

const firstDayOf: Record<ReadingPeriod, (index: number) => Temporal.PlainDate> = {
  weekly: (index) => firstMonday.add({ weeks: index }),
  monthly: (index) => newYear.add({ months: index }),
  yearly: (index) => newYear.add({ years: index }),
}

/** Each call of a reader needs some spans, and dates take long to compute. */
const spans = new LRUCache<string, Span>({ max: 500 })

export function spanOf(readingPeriod: ReadingPeriod, index: number): Span {
  const key = `${readingPeriod} ${index}`
  const known = spans.get(key)
  if (known) return known
  const span = computeSpan(readingPeriod, index)
  spans.set(key, span)
  return span
}

function computeSpan(readingPeriod: ReadingPeriod, index: number): Span {
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
