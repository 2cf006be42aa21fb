import type { Plan } from '@rashi/contract'
import { type BillingInterval, numberOfTier, type Tier } from '@rashi/contract/tiers.rules'
import { expect, test } from 'vitest'
import { isBestValue, takesRisingSign, visiblePlans } from './plan.rules.ts'
import { readPurchase, computeTotal } from './purchase.rules.ts'

const createPlan = (
  title: string,
  tier: Tier,
  billing_interval: BillingInterval,
  flag: string | null = null,
) =>
  ({
    id: title.length,
    title,
    amount: 1,
    horoscope_content_frequency: numberOfTier(tier),
    tier,
    billing_interval,
    opens: [],
    saving_banner_flag: flag,
    translations: [],
  }) satisfies Plan

const plans = [
  createPlan('Silver', 'silver', 'week'),
  createPlan('Diamond', 'diamond', 'year', '10'),
  createPlan('Gold', 'gold', 'month'),
  createPlan('Diamond Combo', 'diamond', 'year'),
]

test('plans are shown in the order of their tiers, without the one titled Diamond Combo (PLAN-01)', () => {
  expect(visiblePlans(plans).map(({ title }) => title)).toEqual(['Silver', 'Gold', 'Diamond'])
})

test('annual Gold is shown between Gold and Diamond, without a second sign (PLAN-31)', () => {
  const annual = createPlan('Annual Gold', 'gold', 'year')
  expect(visiblePlans([annual, ...plans]).map(({ title }) => title)).toEqual([
    'Silver',
    'Gold',
    'Annual Gold',
    'Diamond',
  ])
  expect(takesRisingSign(annual)).toBe(false)
})

test("only the flag '10' marks the best value (PLAN-03)", () => {
  const flagged = [...plans, createPlan('Other', 'silver', 'week', '1')]
  expect(flagged.filter(isBestValue).map(({ title }) => title)).toEqual(['Diamond'])
})

test('a second sign can be added to Diamond only (PLAN-11)', () => {
  expect(plans.filter(takesRisingSign).map(({ title }) => title)).toEqual([
    'Diamond',
    'Diamond Combo',
  ])
})

const purchase = {
  kind: 'dual',
  order: { moon_horoscope_id: 1 },
  lines: [{ what: [], amount: 49.99 }],
  billingInterval: 'year',
}

test('a navigation state with an incomplete purchase has no purchase (PAY-13, PAY-14)', () => {
  expect(readPurchase({ purchase })).toEqual(purchase)
  for (const state of [null, undefined, 'x', {}, { purchase: null }, { purchase: {} }])
    expect(readPurchase(state)).toBeUndefined()
  expect(readPurchase({ purchase: { ...purchase, kind: 'gift' } })).toBeUndefined()
  expect(readPurchase({ purchase: { ...purchase, lines: 'x' } })).toBeUndefined()
  const { billingInterval: _, ...withoutInterval } = purchase
  expect(readPurchase({ purchase: withoutInterval })).toBeUndefined()
})

test('two lines of £49.99 add up to £99.98 (PAY-24)', () => {
  const line = { what: [], amount: 49.99 }
  expect(computeTotal({ lines: [line, line] })).toBe(99.98)
})
