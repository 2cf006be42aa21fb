import type { BillingInterval } from '@rashi/contract/tiers.rules'
import { describe, expect, test } from 'vitest'
import { nextReminder, nextTryAt, periodEnd, periodToRenew } from './period.rules.ts'

const at = (text: string) => Temporal.Instant.from(text)
const ends = (anchor: string, interval: BillingInterval, numbers: number[]) =>
  numbers.map((number) => periodEnd(at(anchor), interval, number).toString().slice(0, 10))

test('periods follow the billing interval: weeks, months, years (PLAN-24)', () => {
  const anchor = '2026-11-21T09:30:15Z'
  expect(ends(anchor, 'week', [1, 2])).toEqual(['2026-11-28', '2026-12-05'])
  expect(ends(anchor, 'month', [1, 2])).toEqual(['2026-12-21', '2027-01-21'])
  expect(ends(anchor, 'year', [1, 2])).toEqual(['2027-11-21', '2028-11-21'])
  expect(periodEnd(at(anchor), 'month', 1).toString()).toBe('2026-12-21T09:30:15Z')
})

test('periods end on the 31st again after a short month, and on a leap day again after three years', () => {
  expect(ends('2027-01-31T00:00:00Z', 'month', [1, 2, 3, 13])).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2028-02-29',
  ])
  expect(ends('2028-02-29T00:00:00Z', 'year', [1, 4])).toEqual(['2029-02-28', '2032-02-29'])
})

describe('the period that a renewal pays', () => {
  const weekly = {
    anchored_at: at('2026-11-01T00:00:00Z'),
    billing_interval: 'week',
    period_number: 1,
  } as const
  test.each([
    ['at the end of the first', '2026-11-08T00:00:00Z', 2, '2026-11-15'],
    ['six days later', '2026-11-14T23:59:59Z', 2, '2026-11-15'],
    ['after three that were not charged', '2026-12-01T00:00:00Z', 5, '2026-12-06'],
  ])('%s', (_when, now, number, end) => {
    const period = periodToRenew(weekly, at(now))
    expect([period.number, period.endsAt.toString().slice(0, 10)]).toEqual([number, end])
    expect(period.startsAt.until(period.endsAt).total('hours')).toBe(7 * 24)
  })
})

test('a failed renewal is retried after 1, 3 and 5 days and ends after 7 (PAY-37)', () => {
  const since = at('2026-11-08T00:00:00Z')
  const next = (hours: number) =>
    since.until(nextTryAt(since, since.add({ hours }))).total('hours') / 24
  expect([0, 23, 24, 71, 72, 119, 120, 167].map(next)).toEqual([1, 1, 3, 3, 5, 5, 7, 7])
})

test('reminders are due two weeks before the end of a year, and every sixth month of shorter periods', () => {
  const anchor = at('2026-08-31T00:00:00Z')
  const reminder = (interval: BillingInterval, after: string) =>
    nextReminder(interval, anchor, { periodEndsAt: at('2027-08-31T00:00:00Z'), after: at(after) })
      .toString()
      .slice(0, 10)
  expect(reminder('year', '2026-08-31T00:00:00Z')).toBe('2027-08-17')
  expect(reminder('week', '2026-08-31T00:00:00Z')).toBe('2027-02-28')
  expect(reminder('month', '2027-02-28T00:00:00Z')).toBe('2027-08-31')
})
