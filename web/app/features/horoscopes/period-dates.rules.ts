import { dateFormat, weekDayFormat } from '@rashi/contract/dates.rules'
import { readingPeriodOfNumber } from '@rashi/contract/reading-periods.rules'

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Parses a day as midnight UTC; undefined if it does not exist (`2026-02-30`). */
function findDay(date: unknown): Date | undefined {
  const [, year, month, day] = dayPattern.exec(String(date)) ?? []
  if (year === undefined) return undefined
  const found = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return found.toISOString().slice(0, 10) === date ? found : undefined
}

const formatDay = (code: string, day: Date, parts: Intl.DateTimeFormatOptions): string =>
  dateFormat(code, { ...parts, timeZone: 'UTC' }).format(day)

/**
 * Formats the dates of a period in a language: a week from its start to six days later (`December 29 -
 * January 4`), a month with its year, a year; undefined if the date or the type is invalid.
 */
export function findPeriodDates(
  period: { date?: unknown; type?: unknown },
  code: string,
): string | undefined {
  const start = findDay(period.date)
  if (!start) return undefined
  switch (readingPeriodOfNumber(period.type)) {
    case 'weekly': {
      const end = new Date(start)
      end.setUTCDate(end.getUTCDate() + 6)
      const format = weekDayFormat(code)
      return `${format.format(start)} - ${format.format(end)}`
    }
    case 'monthly':
      return formatDay(code, start, { month: 'long', year: 'numeric' })
    case 'yearly':
      return formatDay(code, start, { year: 'numeric' })
    default:
      return undefined
  }
}
