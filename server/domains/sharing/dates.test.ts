import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { expect, test } from 'vitest'
import { formatDates } from './dates.rules.ts'

const days = (readingPeriod: ReadingPeriod, from: string, to: string) => ({
  readingPeriod,
  from: Temporal.PlainDate.from(from),
  to: Temporal.PlainDate.from(to),
})

test('a week is formatted as its first and last day, a month with its year, a year by itself', () => {
  expect(formatDates(days('weekly', '2026-11-16', '2026-11-22'), 'en')).toMatch(
    /^16\s?–\s?22 November 2026$/,
  )
  expect(formatDates(days('weekly', '2026-12-28', '2027-01-03'), 'en')).toMatch(
    /^28 December 2026\s–\s3 January 2027$/,
  )
  expect(formatDates(days('monthly', '2026-11-01', '2026-11-30'), 'en')).toBe('November 2026')
  expect(formatDates(days('yearly', '2026-01-01', '2026-12-31'), 'hi')).toBe('2026')
  expect(formatDates(days('monthly', '2026-11-01', '2026-11-30'), 'hi')).toBe('नवंबर 2026')
})
