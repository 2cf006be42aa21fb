import type { Plan } from '@rashi/contract'
import { expect, test } from 'vitest'
import { formatPrice } from '@rashi/contract/price.rules'
import { findPlanRows, weekAmount, yearAmount } from './plan-table.rules.ts'

const silver = { amount: 1.99, billing_interval: 'week' } as const
const gold = { amount: 5.99, billing_interval: 'month' } as const
const diamond = { amount: 49.99, billing_interval: 'year' } as const

const plan = (tier: Plan['tier'], opens: Plan['opens']) => ({ tier, opens }) as Plan

// By hand: 1.99 × 52 = 103.48; 5.99 × 12 = 71.88, and 71.88 / 52 = 1.3823; 49.99 / 52 = 0.9613.
test('a plan costs over a year what its charges add up to (ENT-42)', () => {
  expect([silver, gold, diamond].map(yearAmount)).toEqual([103.48, 71.88, 49.99])
})

test('a plan costs a week the fifty-second part of its year (ENT-42)', () => {
  expect([silver, gold, diamond].map((one) => formatPrice(weekAmount(one), 'en'))).toEqual([
    '£1.99',
    '£1.38',
    '£0.96',
  ])
})

test('the prices follow the amounts and intervals of an operator (ENT-42)', () => {
  // By hand: 59.99 / 52 = 1.1537; 10.10 × 12 = 121.20, and 121.20 / 52 = 2.3308.
  const annualGold = { amount: 59.99, billing_interval: 'year' } as const
  const monthlyDiamond = { amount: 10.1, billing_interval: 'month' } as const
  expect([annualGold, monthlyDiamond].map(yearAmount)).toEqual([59.99, 121.2])
  expect([annualGold, monthlyDiamond].map((one) => formatPrice(weekAmount(one), 'en'))).toEqual([
    '£1.15',
    '£2.33',
  ])
})

test('the table has a row for each reading period that a plan opens, and for a second sign (ENT-41)', () => {
  const all = [
    plan('silver', ['weekly']),
    plan('gold', ['weekly', 'monthly']),
    plan('diamond', ['weekly', 'monthly', 'yearly']),
  ]
  expect(findPlanRows(all)).toEqual({ periods: ['weekly', 'monthly', 'yearly'], secondSign: true })
})

test('without Diamond the table has no row for the year and none for a second sign (ENT-41)', () => {
  const withoutDiamond = [plan('silver', ['weekly']), plan('gold', ['weekly', 'monthly'])]
  expect(findPlanRows(withoutDiamond)).toEqual({
    periods: ['weekly', 'monthly'],
    secondSign: false,
  })
  expect(findPlanRows([])).toEqual({ periods: [], secondSign: false })
})
