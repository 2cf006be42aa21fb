import { findOneOffPlan } from '@rashi/contract/one-off.rules'
import { expect, test } from 'vitest'
import { offersOneOff } from './one-off.rules.ts'

const week = { type: '1', parts: [] }

test('a period is sold singly when nothing of it can be read, outside a subscription, but for years (HOR-22)', () => {
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
  plan(1, 0.99, 'one_off_silver'),
]
const chosen = (plans: typeof named) =>
  ['1', '2', '3'].map((type) => findOneOffPlan(plans, type)?.payment_plan_id)

test('the plan of a single purchase is told by its product id, in whatever order and at whatever price (ONE-05)', () => {
  expect(chosen(named)).toEqual([1, 3, 2])
  expect(chosen(named.toReversed())).toEqual([1, 3, 2])
  expect(chosen([plan(1, 5, 'GOLD'), plan(2, 1, 'Diamond'), plan(3, 9, 'Silver')])).toEqual([
    3, 1, 2,
  ])
})

test('where no product id names the tier, it is the one in its place among the prices (ONE-06)', () => {
  const unnamed = named.map((one) => ({ ...one, ios_product_id: '' }))
  expect(chosen(unnamed)).toEqual([1, 3, 2])
  expect(chosen([plan(1, 5, 'x'), plan(2, 1, 'gold'), plan(3, 9, '')])).toEqual([2, 2, 3])
})

test('nothing is sold where no plan is found (ONE-07)', () => {
  expect(findOneOffPlan([], '1')).toBeUndefined()
  expect(findOneOffPlan(named, '7')).toBeUndefined()
})
