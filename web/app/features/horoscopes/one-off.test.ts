import { expect, test } from 'vitest'
import { findOneOffPlan, offersOneOff } from './one-off.rules.ts'

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

test('the plan of a single purchase is told by its product id, else by its place among the prices', () => {
  const named = [
    plan(2, 9.99, 'one_off_diamond'),
    plan(3, 2.99, 'one_off_gold'),
    plan(1, 0.99, 'one_off_silver'),
  ]
  expect(findOneOffPlan(named, '1')?.payment_plan_id).toBe(1)
  expect(findOneOffPlan(named, '2')?.payment_plan_id).toBe(3)
  expect(findOneOffPlan(named, '3')?.payment_plan_id).toBe(2)
  const unnamed = named.map((one) => ({ ...one, ios_product_id: '' }))
  expect(findOneOffPlan(unnamed, '2')?.payment_plan_id).toBe(3)
  expect(findOneOffPlan([], '1')).toBeUndefined()
  expect(findOneOffPlan(named, '7')).toBeUndefined()
})
