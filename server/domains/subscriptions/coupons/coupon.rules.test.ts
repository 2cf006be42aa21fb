import { expect, test } from 'vitest'
import { couponCode, couponEnd, whyRefused } from './coupon.rules.ts'

const now = Temporal.Instant.from('2026-11-21T09:00:00Z')
const gold = { payment_plan_id: 3, expires_at: now.add({ hours: 1 }) }

test('a code is accepted in any case, with spaces around it', () => {
  expect(couponCode('  welcome4 ')).toBe('WELCOME4')
})

// Guard in server/domains/subscriptions/coupons/coupon.rules.ts: a coupon that has ended is refused.
test('a coupon cannot be used from the moment of its end (PLAN-07)', () => {
  expect(whyRefused(gold, { planId: 3, now })).toBeUndefined()
  expect(whyRefused(gold, { planId: 3, now: now.add({ hours: 1 }) })).toBe('coupon-expired')
})

// Guard in server/domains/subscriptions/coupons/coupon.rules.ts: a coupon of one plan is refused on other plans.
test('a coupon of one plan is refused on another; one without a plan is valid on any (PLAN-07)', () => {
  expect(whyRefused(gold, { planId: 1, now })).toBe('coupon-other-plan')
  expect(
    whyRefused({ payment_plan_id: null, expires_at: null }, { planId: 1, now }),
  ).toBeUndefined()
})

test('four weeks are 28 days (HOR-30)', () => {
  expect(couponEnd(now, 4).toString()).toBe('2026-12-19T09:00:00Z')
})
