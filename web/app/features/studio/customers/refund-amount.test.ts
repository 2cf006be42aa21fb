import { expect, test } from 'vitest'
import { leftOf, readAmount } from './refund-amount.rules.ts'

test('the amount of a refund is at most what is left of the payment (STU-32)', () => {
  for (const [typed, pounds] of [
    ['4.50', 4.5],
    ['5.99', 5.99],
    ['6', undefined],
    ['0', undefined],
    ['0.00', undefined],
    ['all', undefined],
  ] as const)
    expect(readAmount(typed, 5.99), typed).toBe(pounds)
})

test('the rest of a payment is exact to the penny (STU-32)', () => {
  expect(leftOf({ amount: 5.99, refunded_amount: 1.5 })).toBe(4.49)
  expect(leftOf({ amount: 99.98, refunded_amount: 30 })).toBe(69.98)
})
