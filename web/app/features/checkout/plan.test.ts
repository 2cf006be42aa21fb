import type { Plan } from '@rashi/contract'
import { expect, test } from 'vitest'
import { isBestValue, takesRisingSign, visiblePlans } from './plan.rules.ts'
import { readPurchase, totalOf } from './purchase.rules.ts'

const aPlan = (title: string, horoscope_content_frequency: number, flag: string | null = null) =>
  ({
    id: title.length,
    title,
    amount: 1,
    horoscope_content_frequency,
    saving_banner_flag: flag,
    translations: [],
  }) satisfies Plan

const plans = [
  aPlan('Silver', 1),
  aPlan('Diamond', 3, '10'),
  aPlan('Gold', 2),
  aPlan('Diamond Combo', 3),
]

test('the plan titled Diamond Combo has no card, the others go by their period (PLAN-01)', () => {
  expect(visiblePlans(plans).map(({ title }) => title)).toEqual(['Silver', 'Gold', 'Diamond'])
})

test("only the flag '10' marks the best value (PLAN-03)", () => {
  const flagged = [...plans, aPlan('Other', 1, '1')]
  expect(flagged.filter(isBestValue).map(({ title }) => title)).toEqual(['Diamond'])
})

test('a second sign goes with frequency 3 alone (PLAN-11)', () => {
  expect(plans.filter(takesRisingSign).map(({ title }) => title)).toEqual([
    'Diamond',
    'Diamond Combo',
  ])
})

const purchase = {
  kind: 'dual',
  order: { moon_horoscope_id: 1 },
  lines: [{ what: [], amount: 49.99 }],
  frequency: 3,
}

test('a navigation state without a whole purchase has none (PAY-13, PAY-14)', () => {
  expect(readPurchase({ purchase })).toEqual(purchase)
  for (const state of [null, undefined, 'x', {}, { purchase: null }, { purchase: {} }])
    expect(readPurchase(state)).toBeUndefined()
  expect(readPurchase({ purchase: { ...purchase, kind: 'gift' } })).toBeUndefined()
  expect(readPurchase({ purchase: { ...purchase, lines: 'x' } })).toBeUndefined()
})

test('two lines of £49.99 are £99.98, to the penny (PAY-24)', () => {
  const line = { what: [], amount: 49.99 }
  expect(totalOf({ lines: [line, line] })).toBe(99.98)
})
