import { expect, test } from 'vitest'
import { listCouponDates, listPlanDates, readServerTime } from './plan-dates.rules.ts'

const at = Date.parse('2026-11-22T15:30:00Z')
const daysOf = (dates: ReturnType<typeof listPlanDates>) =>
  dates.map(({ kind, at }) => `${kind} ${at.slice(0, 10)}`)

// The expected days were counted on a calendar.
test('a yearly plan is reminded of two weeks before it renews (ENT-44)', () => {
  expect(daysOf(listPlanDates('year', at))).toEqual([
    'today 2026-11-22',
    'refund 2026-12-06',
    'reminder-once 2027-11-08',
    'renewal 2027-11-22',
  ])
})

test('a weekly plan renews before its days of withdrawal end, and is reminded of twice a year (ENT-44)', () => {
  expect(daysOf(listPlanDates('week', at))).toEqual([
    'today 2026-11-22',
    'renewal 2026-11-29',
    'refund 2026-12-06',
    'reminder-repeated 2027-05-22',
  ])
})

test('a monthly plan renews on the last day of a shorter month (ENT-44)', () => {
  expect(daysOf(listPlanDates('month', Date.parse('2027-01-31T12:00:00Z')))).toEqual([
    'today 2027-01-31',
    'refund 2027-02-14',
    'renewal 2027-02-28',
    'reminder-repeated 2027-07-31',
  ])
})

test('the days of a withdrawal are those of the United Kingdom (ENT-44)', () => {
  // 00:30 on 2 July in London, where the day of purchase is therefore 2 July.
  const refund = listPlanDates('month', Date.parse('2027-07-01T23:30:00Z')).find(
    ({ kind }) => kind === 'refund',
  )
  expect(refund?.at.slice(0, 10)).toBe('2027-07-16')
})

test('a plan that a promo code pays ends after its weeks (ENT-44)', () => {
  expect(daysOf(listCouponDates(4, at))).toEqual([
    'coupon-today 2026-11-22',
    'coupon-end 2026-12-20',
  ])
})

test("the first day is that of the server's clock (ENT-44)", () => {
  const trial = { days: 91, ends_at: '2027-02-21T15:30:00Z' }
  expect(readServerTime({ trial })).toBe(at)
})
