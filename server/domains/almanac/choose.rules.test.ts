import { expect, test } from 'vitest'
import { chooseInTurn, fill } from './choose.rules.ts'

test('consecutive turns choose each variant once before one is used again', () => {
  const variants = ['a', 'b', 'c', 'd', 'e']
  const chosen = Array.from({ length: 5 }, (_, turn) => chooseInTurn(variants, 'slot', turn - 2))
  expect(new Set(chosen).size).toBe(5)
  expect(chooseInTurn(variants, 'slot', 7)).toBe(chooseInTurn(variants, 'slot', 2))
})

test('an empty list of variants and a placeholder without a value throw a RangeError', () => {
  expect(() => chooseInTurn([], 'slot', 0)).toThrow(RangeError)
  expect(() => fill('{graha} in {sign}', { graha: 'Venus' })).toThrow(RangeError)
  expect(fill('{graha} in {sign}', { graha: 'Venus', sign: 'Leo' })).toBe('Venus in Leo')
})
