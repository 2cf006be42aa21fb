import { expect, test } from 'vitest'
import { addUpSales, findMrrPence, shareOf } from './figures.rules.ts'

// Three Silver of British cards pay 3 × 199 = 597 a week, two Gold of French ones 2 × 599 = 1198 a month, one Diamond
// of a card whose country is unknown 4999 a year.
const active = [
  { interval: 'week', country: 'GB', pence: 597 },
  { interval: 'month', country: 'FR', pence: 1198 },
  { interval: 'year', country: null, pence: 4999 },
] as const

test('MRR counts a week 52/12 times, a month once and a year by a twelfth (STU-200)', () => {
  // 597 × 52 / 12 = 2587; 1198; 4999 / 12 = 416.58
  expect(findMrrPence(active, null)).toEqual({ week: 2587, month: 1198, year: 417 })
  expect(findMrrPence([], null)).toEqual({ week: 0, month: 0, year: 0 })
})

test('MRR of a seller with a VAT number is without the VAT, which is in what British and unknown cards pay (STU-200)', () => {
  // 2587 − 2587 × 20/120 = 2587 − 431; the French ones stay; 416.58 − 69 = 347.58
  expect(findMrrPence(active, 'GB123456789')).toEqual({ week: 2156, month: 1198, year: 348 })
})

test('MRR of one interval adds up the countries of its cards (STU-200)', () => {
  const both = [active[0], { interval: 'week', country: 'IN', pence: 249 }] as const
  // 2587 − 431 + 249 × 52 / 12 = 2156 + 1079
  expect(findMrrPence(both, 'GB123456789').week).toBe(3235)
})

test('a share of nothing is unknown (STU-201)', () => {
  expect([shareOf(1, 4), shareOf(0, 4), shareOf(0, 0)]).toEqual([0.25, 0, null])
})

test('net sales are without refunds and lost disputes, and the VAT is that in net sales (STU-204)', () => {
  // Two subscriptions of British cards at 599, one refunded by 150; a British consultation at 4500, refunded by 500, then
  // lost at the bank; a French week at 249.
  const sales = [
    { country: 'GB', payments: 2, paidPence: 1198, refundedPence: 150, lostPence: 0 },
    { country: 'GB', payments: 1, paidPence: 4500, refundedPence: 500, lostPence: 4000 },
    { country: 'FR', payments: 1, paidPence: 249, refundedPence: 0, lostPence: 0 },
  ]
  expect(addUpSales(sales, 'GB123456789')).toEqual({
    payments: 4,
    paidPence: 5947, // 1198 + 4500 + 249
    refundedPence: 650, // 150 + 500
    lostPence: 4000,
    netPence: 1297, // 1048 + 0 + 249
    vatPence: 175, // 1048 × 20/120 = 174.67
  })
  expect(addUpSales(sales, null).vatPence).toBeNull()
  expect(addUpSales(sales.slice(2), 'GB123456789').vatPence).toBeNull()
})
