import { findOneOffPlan } from '@rashi/contract/one-off.rules'
import { readingPeriodOfNumber, readingPeriods } from '@rashi/contract/reading-periods.rules'
import { expect, test } from 'vitest'
import { findOneOff, offersOneOff, oneOffPurchase } from './one-off.rules.ts'

const week = { type: '1', parts: [] }

test('a period is sold by itself without a subscription and without readable parts, unless it is a year (HOR-22)', () => {
  expect(offersOneOff(false, week)).toBe(true)
  expect(offersOneOff(false, { type: '2', parts: [] })).toBe(true)
  expect(offersOneOff(true, week)).toBe(false)
  expect(offersOneOff(false, { type: '1', parts: [{}] })).toBe(false)
  expect(offersOneOff(false, { type: '3', parts: [] })).toBe(false)
})

const plan = (payment_plan_id: number, one_off_price: number, ios_product_id: string) => ({
  payment_plan_id,
  one_off_price,
  ios_product_id,
})

const named = [
  plan(2, 9.99, 'one_off_diamond'),
  plan(3, 2.99, 'one_off_gold'),
  plan(1, 2.49, 'one_off_silver'),
]
const chosen = (plans: typeof named) =>
  readingPeriods.map((readingPeriod) => findOneOffPlan(plans, readingPeriod)?.payment_plan_id)

test('the plan of a single purchase is found by its product id, whatever the order and the price (ONE-05)', () => {
  expect(chosen(named)).toEqual([1, 3, 2])
  expect(chosen(named.toReversed())).toEqual([1, 3, 2])
  expect(chosen([plan(1, 5, 'GOLD'), plan(2, 1, 'Diamond'), plan(3, 9, 'Silver')])).toEqual([
    3, 1, 2,
  ])
})

test('without a product id for the tier, the plan is found by its position among the prices (ONE-06)', () => {
  const unnamed = named.map((one) => ({ ...one, ios_product_id: '' }))
  expect(chosen(unnamed)).toEqual([1, 3, 2])
  expect(chosen([plan(1, 5, 'x'), plan(2, 1, 'gold'), plan(3, 9, '')])).toEqual([2, 2, 3])
})

test('nothing is sold if no plan is found (ONE-07)', () => {
  expect(findOneOffPlan([], 'weekly')).toBeUndefined()
  expect(findOneOffPlan(named, readingPeriodOfNumber('7'))).toBeUndefined()
})

const period = (id: number) => ({
  id,
  date: '2026-11-01',
  type: '2' as const,
  parts: [],
  translations: [],
  sky_events: [],
  days: [],
})
const leo = {
  id: 5,
  key: 'Leo' as const,
  translations: [
    { language_id: 1, name: 'Leo', short_description: '' },
    { language_id: 2, name: 'सिंह', short_description: '' },
  ],
  horoscopePaymentPlans: named,
  horoscopeData: [period(11), period(12)],
}
const languages = [
  { id: 1, code: 'en' },
  { id: 2, code: 'hi' },
]

test('the order names the selected period and its plan, with a line in each language (ONE-03, ONE-08)', () => {
  const found = findOneOff(leo, { horoscopeDataId: 12 })
  expect(found && oneOffPurchase(leo, found, languages)).toEqual({
    kind: 'one_off',
    order: { payment_plan_id: 3, horoscope_id: 5, horoscope_data_id: 12, type: 2 },
    lines: [
      {
        what: [
          { language_id: 1, text: 'Leo · November 2026' },
          { language_id: 2, text: 'सिंह · नवंबर 2026' },
        ],
        amount: 2.99,
      },
    ],
    billingInterval: null,
    readAt: '/horoscope/monthly/leo?period=2026-11-01',
  })
})

test('there is no order without its period, or without its plan (ONE-07)', () => {
  expect(findOneOff(leo, { horoscopeDataId: 13 })).toBeUndefined()
  const unsold = { ...leo, horoscopePaymentPlans: [] }
  const found = findOneOff(unsold, { horoscopeDataId: 12 })
  expect(found).toMatchObject({ period: { id: 12 }, plan: undefined })
  expect(found && oneOffPurchase(unsold, found, languages)).toBeUndefined()
})
