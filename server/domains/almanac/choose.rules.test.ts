import { expect, test } from 'vitest'
import { chooseInTurn, fill } from './choose.rules.ts'

test('neighbouring turns never choose the same, and a round uses all', () => {
  const variants = ['a', 'b', 'c', 'd', 'e']
  const chosen = Array.from({ length: 5 }, (_, turn) => chooseInTurn(variants, 'slot', turn - 2))
  expect(new Set(chosen).size).toBe(5)
  expect(chooseInTurn(variants, 'slot', 7)).toBe(chooseInTurn(variants, 'slot', 2))
})

test('nothing to choose from and a place without a value are errors of the data', () => {
  expect(() => chooseInTurn([], 'slot', 0)).toThrow(RangeError)
  expect(() => fill('{graha} in {sign}', { graha: 'Venus' })).toThrow(RangeError)
  expect(fill('{graha} in {sign}', { graha: 'Venus', sign: 'Leo' })).toBe('Venus in Leo')
})
