import { expect, test } from 'vitest'
import { findPeriodDates } from './period-dates.rules.ts'

const dates = (date: unknown, type: unknown, code = 'en') => findPeriodDates({ date, type }, code)

test.each([
  ['2025-12-29', 'December 29 - January 4'],
  ['2026-11-16', 'November 16 - November 22'],
  ['2026-11-30', 'November 30 - December 6'],
  ['2028-02-28', 'February 28 - March 5'],
  ['2026-03-23', 'March 23 - March 29'],
])('a week from %s is %s (HOR-20)', (date, formatted) => {
  expect(dates(date, '1')).toBe(formatted)
  expect(dates(date, 1)).toBe(formatted)
})

test('a month is shown with its year, and a year by itself (HOR-21)', () => {
  expect(dates('2026-11-01', '2')).toBe('November 2026')
  expect(dates('2027-01-01', '2')).toBe('January 2027')
  expect(dates('2026-01-01', '3')).toBe('2026')
})

test('a missing or invalid date has no dates (HOR-21)', () => {
  for (const date of [undefined, null, '', 'soon', '2026-02-30', '2026-13-01', '16/11/2026'])
    expect(dates(date, '1')).toBeUndefined()
  for (const type of [undefined, null, '', '4', 'weekly'])
    expect(dates('2026-11-16', type)).toBeUndefined()
})

test('months are in Hindi for Hindi (HOR-20, LANG-05)', () => {
  expect(dates('2025-12-29', '1', 'hi')).toBe('29 दिसंबर - 4 जनवरी')
  expect(dates('2026-11-01', '2', 'hi')).toBe('नवंबर 2026')
})
