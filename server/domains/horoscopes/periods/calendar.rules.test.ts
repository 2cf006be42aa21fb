import { type ReadingPeriod, readingPeriods } from '@rashi/contract/reading-periods.rules'
import { expect, test } from 'vitest'
import { findReadingPeriod, partIdOf, periodIdOf, spanAt, spansDue } from './calendar.rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const bounds = (readingPeriod: ReadingPeriod, text: string) => {
  const { from, to } = spanAt(readingPeriod, day(text))
  return `${from} ${to}`
}

test.each([
  ['2026-11-21', '2026-11-16 2026-11-22'],
  ['2026-11-16', '2026-11-16 2026-11-22'],
  ['2026-11-22', '2026-11-16 2026-11-22'],
  ['2027-01-01', '2026-12-28 2027-01-03'],
  ['1999-12-31', '1999-12-27 2000-01-02'],
])('the week of %s runs from Monday to Sunday (HOR-20)', (today, week) => {
  expect(bounds('weekly', today)).toBe(week)
  expect(spanAt('weekly', day(today)).from.dayOfWeek).toBe(1)
})

test('months and years begin on the first and end on the last day (HOR-21)', () => {
  expect(bounds('monthly', '2028-02-29')).toBe('2028-02-01 2028-02-29')
  expect(bounds('monthly', '2026-12-31')).toBe('2026-12-01 2026-12-31')
  expect(bounds('yearly', '2026-11-21')).toBe('2026-01-01 2026-12-31')
})

test('ids are unique per reading period, span and sign, and fit into 31 bits (API-07)', () => {
  const ids = readingPeriods.flatMap((readingPeriod) =>
    ['2026-11-21', '2027-11-21', '2090-01-01'].flatMap((today) =>
      [1, 12].map((signId) => periodIdOf(spanAt(readingPeriod, day(today)), signId)),
    ),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(Math.max(...ids.map((id) => partIdOf(id, 99)))).toBeLessThan(2 ** 31)
  expect(partIdOf(3_000_312, 13)).toBe(300_031_213)
})

test('the next, the current and several earlier periods are due (HOR-37)', () => {
  const due = (today: string, readingPeriod: ReadingPeriod) =>
    spansDue(day(today))
      .filter((span) => span.readingPeriod === readingPeriod)
      .map(({ from }) => `${from}`)
  expect(due('2026-11-21', 'weekly')).toHaveLength(11)
  expect(due('2026-11-21', 'weekly').slice(0, 3)).toEqual([
    '2026-11-30',
    '2026-11-23',
    '2026-11-16',
  ])
  expect(due('2026-11-21', 'monthly').slice(0, 2)).toEqual(['2026-12-01', '2026-11-01'])
  expect(due('2026-11-30', 'yearly')).toEqual(['2026-01-01', '2025-01-01', '2024-01-01'])
  expect(due('2026-12-01', 'yearly')[0]).toBe('2027-01-01')
})

test('the next week is due by Thursday, the next month by the 20th, the next year by 1 December', () => {
  for (let today = day('2026-01-01'); today.year < 2029; today = today.add({ days: 1 })) {
    const due = (readingPeriod: ReadingPeriod, next: Temporal.PlainDate) =>
      spansDue(today).some(
        (span) =>
          span.readingPeriod === readingPeriod &&
          span.from.equals(spanAt(readingPeriod, next).from),
      )
    if (today.dayOfWeek >= 4) expect(due('weekly', today.add({ weeks: 1 }))).toBe(true)
    if (today.day >= 20) expect(due('monthly', today.add({ months: 1 }))).toBe(true)
    if (today.month === 12) expect(due('yearly', today.add({ years: 1 }))).toBe(true)
  }
})

test('the reading period of an address is found in any letter case, others are not found (HOR-24)', () => {
  expect(['weekly', 'Monthly', 'YEARLY'].map(findReadingPeriod)).toEqual([
    'weekly',
    'monthly',
    'yearly',
  ])
  expect(['daily', '', 'constructor', '1'].map(findReadingPeriod)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
