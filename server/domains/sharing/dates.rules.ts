import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { dateFormat } from '@rashi/contract/dates.rules'

interface Days {
  readonly readingPeriod: ReadingPeriod
  readonly from: Temporal.PlainDate
  /** The last day, inclusive. */
  readonly to: Temporal.PlainDate
}

const parts: Record<ReadingPeriod, Intl.DateTimeFormatOptions> = {
  weekly: { day: 'numeric', month: 'long', year: 'numeric' },
  monthly: { month: 'long', year: 'numeric' },
  yearly: { year: 'numeric' },
}

const midnight = (day: Temporal.PlainDate) => new Date(`${day}T00:00Z`)

/** Formats the dates of a period: `16–22 November 2026`, `November 2026`, `2026`. */
export function formatDates({ readingPeriod, from, to }: Days, languageCode: string): string {
  const format = dateFormat(languageCode, { ...parts[readingPeriod], timeZone: 'UTC' })
  return readingPeriod === 'weekly'
    ? format.formatRange(midnight(from), midnight(to))
    : format.format(midnight(from))
}
