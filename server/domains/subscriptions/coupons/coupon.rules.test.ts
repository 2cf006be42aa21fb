import { expect, test } from 'vitest'
import { findPromoCodeFaults, normaliseCode } from '@rashi/contract/promo-codes.rules'
import { couponEnd, couponState, whyRefused } from './coupon.rules.ts'

const now = Temporal.Instant.from('2026-11-21T09:00:00Z')
const always = { starts_at: null, expires_at: null, ended_at: null }
const gold = { ...always, payment_plan_id: 3, expires_at: now.add({ hours: 1 }) }

test('a code is accepted in any case, with spaces around it', () => {
  expect(normaliseCode('  welcome4 ')).toBe('WELCOME4')
})

// Guard in server/domains/subscriptions/coupons/coupon.rules.ts: a coupon that has ended is refused.
test('a coupon cannot be used from the moment of its end (PLAN-07)', () => {
  expect(whyRefused(gold, { planId: 3, now })).toBeUndefined()
  expect(whyRefused(gold, { planId: 3, now: now.add({ hours: 1 }) })).toBe('coupon-expired')
})

// Guard in server/domains/subscriptions/coupons/coupon.rules.ts: a coupon of one plan is refused on other plans.
test('a coupon of one plan is refused on another; one without a plan is valid on any (PLAN-07)', () => {
  expect(whyRefused(gold, { planId: 1, now })).toBe('coupon-other-plan')
  expect(whyRefused({ ...always, payment_plan_id: null }, { planId: 1, now })).toBeUndefined()
})

test('a coupon is coming until its start, expired from its end on, and ended once somebody ended it (STU-182)', () => {
  const times = { starts_at: now, expires_at: now.add({ hours: 1 }), ended_at: null }
  expect(couponState(always, now)).toBe('active')
  expect(couponState(times, now.subtract({ seconds: 1 }))).toBe('coming')
  expect(couponState(times, now)).toBe('active')
  expect(couponState(times, now.add({ hours: 1 }))).toBe('expired')
  expect(couponState({ ...times, ended_at: now }, now)).toBe('ended')
})

test('a promo code has 3 to 40 letters, digits or hyphens, 1 to 520 weeks, and expires after its start (STU-183)', () => {
  const made = { code: 'diwali-6', weeks: 6, starts_at: null, expires_at: null }
  const faultsOf = (change: object) =>
    Object.keys(findPromoCodeFaults({ ...made, ...change }, now.epochMilliseconds))
  for (const right of [
    {},
    { code: ' दिवाली ' },
    { weeks: 520 },
    { expires_at: '2026-11-21T09:00:01Z' },
  ])
    expect(faultsOf(right)).toEqual([])
  for (const code of ['AB', 'A B C', 'A_B', 'X'.repeat(41), ''])
    expect(faultsOf({ code })).toEqual(['code'])
  for (const weeks of [0, 521, 1.5, Number.NaN]) expect(faultsOf({ weeks })).toEqual(['weeks'])
  expect(faultsOf({ expires_at: '2026-11-21T09:00:00Z' })).toEqual(['expires_at'])
  const late = { starts_at: '2026-12-01T00:00:00Z', expires_at: '2026-12-01T00:00:00Z' }
  expect(faultsOf(late)).toEqual(['expires_at'])
})

test('four weeks are 28 days (HOR-30)', () => {
  expect(couponEnd(now, 4).toString()).toBe('2026-12-19T09:00:00Z')
})
