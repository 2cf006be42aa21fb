import { dateFormat } from '@rashi/contract/dates.rules'

interface Days {
  /** 1 a week, 2 a month, 3 a year. */
  readonly type: 1 | 2 | 3
  readonly from: Temporal.PlainDate
  /** The last day, inclusive. */
  readonly to: Temporal.PlainDate
}

const parts: Record<Days['type'], Intl.DateTimeFormatOptions> = {
  1: { day: 'numeric', month: 'long', year: 'numeric' },
  2: { month: 'long', year: 'numeric' },
  3: { year: 'numeric' },
}

const midnight = (day: Temporal.PlainDate) => new Date(`${day}T00:00Z`)

/** The days of a period in a language: `16–22 November 2026`, `November 2026`, `2026`. */
export function datesOf({ type, from, to }: Days, languageCode: string): string {
  const format = dateFormat(languageCode, { ...parts[type], timeZone: 'UTC' })
  return type === 1
    ? format.formatRange(midnight(from), midnight(to))
    : format.format(midnight(from))
}
