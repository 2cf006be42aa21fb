import { expect, test } from 'vitest'
import {
  readingPeriodOfNumber,
  readingPeriods,
  numberOfReadingPeriod,
} from './reading-periods.rules.ts'
import { numberOfTier, tiers } from './tiers.rules.ts'

test('the API numbers the tiers 1 Silver, 2 Gold, 3 Diamond (PLAN-24)', () => {
  expect(tiers.map((tier) => [tier, numberOfTier(tier)])).toEqual([
    ['silver', 1],
    ['gold', 2],
    ['diamond', 3],
  ])
})

test('the API numbers the reading periods 1 weekly, 2 monthly, 3 yearly, and accepts numbers and strings', () => {
  expect(readingPeriods.map(numberOfReadingPeriod)).toEqual([1, 2, 3])
  expect([1, '2', 3].map(readingPeriodOfNumber)).toEqual(['weekly', 'monthly', 'yearly'])
  for (const other of [0, 4, '', 'weekly', null, undefined])
    expect(readingPeriodOfNumber(other)).toBeUndefined()
})
