import { expect, test } from 'vitest'
import { findPeriodType, partIdOf, periodIdOf, spanAt, spansDue } from './calendar.rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const bounds = (type: 1 | 2 | 3, text: string) => {
  const { from, to } = spanAt(type, day(text))
  return `${from} ${to}`
}

test.each([
  ['2026-11-21', '2026-11-16 2026-11-22'],
  ['2026-11-16', '2026-11-16 2026-11-22'],
  ['2026-11-22', '2026-11-16 2026-11-22'],
  ['2027-01-01', '2026-12-28 2027-01-03'],
  ['1999-12-31', '1999-12-27 2000-01-02'],
])('the week of %s runs from Monday to Sunday (HOR-20)', (today, week) => {
  expect(bounds(1, today)).toBe(week)
  expect(spanAt(1, day(today)).from.dayOfWeek).toBe(1)
})

test('months and years begin on the first and end on the last day (HOR-21)', () => {
  expect(bounds(2, '2028-02-29')).toBe('2028-02-01 2028-02-29')
  expect(bounds(2, '2026-12-31')).toBe('2026-12-01 2026-12-31')
  expect(bounds(3, '2026-11-21')).toBe('2026-01-01 2026-12-31')
})

test('ids tell type, span and sign apart, and stay within 31 bits (API-07)', () => {
  const ids = [1, 2, 3].flatMap((type) =>
    ['2026-11-21', '2027-11-21', '2090-01-01'].flatMap((today) =>
      [1, 12].map((signId) => periodIdOf(spanAt(type as 1 | 2 | 3, day(today)), signId)),
    ),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(Math.max(...ids.map((id) => partIdOf(id, 99)))).toBeLessThan(2 ** 31)
  expect(partIdOf(3_000_312, 13)).toBe(300_031_213)
})

test('several earlier periods are due, the current one, and the next (HOR-37)', () => {
  const due = (today: string, type: number) =>
    spansDue(day(today))
      .filter((span) => span.type === type)
      .map(({ from }) => `${from}`)
  expect(due('2026-11-21', 1)).toHaveLength(11)
  expect(due('2026-11-21', 1).slice(0, 3)).toEqual(['2026-11-30', '2026-11-23', '2026-11-16'])
  expect(due('2026-11-21', 2).slice(0, 2)).toEqual(['2026-12-01', '2026-11-01'])
  expect(due('2026-11-30', 3)).toEqual(['2026-01-01', '2025-01-01', '2024-01-01'])
  expect(due('2026-12-01', 3)[0]).toBe('2027-01-01')
})

test('the next week is due by Thursday, the next month by the 20th, the next year by 1 December', () => {
  for (let today = day('2026-01-01'); today.year < 2029; today = today.add({ days: 1 })) {
    const due = (type: 1 | 2 | 3, next: Temporal.PlainDate) =>
      spansDue(today).some(
        (span) => span.type === type && span.from.equals(spanAt(type, next).from),
      )
    if (today.dayOfWeek >= 4) expect(due(1, today.add({ weeks: 1 }))).toBe(true)
    if (today.day >= 20) expect(due(2, today.add({ months: 1 }))).toBe(true)
    if (today.month === 12) expect(due(3, today.add({ years: 1 }))).toBe(true)
  }
})

test('the type of a period is matched without regard to case, and nothing else is one (HOR-24)', () => {
  expect(['weekly', 'Monthly', 'YEARLY'].map(findPeriodType)).toEqual([1, 2, 3])
  expect(['daily', '', 'constructor', '1'].map(findPeriodType)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
