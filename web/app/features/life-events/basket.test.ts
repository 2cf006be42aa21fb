import { describe, expect, test } from 'vitest'
import { chosenOf, fits, toggled, totalOf } from './basket.rules.ts'

const section = (id: number, user_has_access = false, current_price = 3.99) => ({
  id,
  user_has_access,
  current_price,
})
const list = [section(1), section(2), section(3, true), section(4)]

describe('the basket', () => {
  test('takes a section in and lets it go: twice gives the start (LIFE-03)', () => {
    expect(toggled([], 2)).toEqual([2])
    expect(toggled([2], 4)).toEqual([2, 4])
    expect(toggled(toggled([2, 4], 1), 1)).toEqual([2, 4])
  })

  test('does not outlive a section that is open by now (LIFE-05)', () => {
    expect(fits([1, 4], list)).toBe(true)
    expect(fits([1, 3], list)).toBe(false)
  })

  test('does not go along to a list without its sections, such as another sign’s (LIFE-06)', () => {
    expect(fits([1, 2], [section(101), section(102)])).toBe(false)
    expect(fits([1, 9], list)).toBe(false)
    expect(fits([], [section(101)])).toBe(true)
  })

  test('counts in the list’s order and sums to the penny (LIFE-04)', () => {
    expect(chosenOf(list, [4, 1]).map(({ id }) => id)).toEqual([1, 4])
    expect(totalOf([section(1), section(2), section(3)])).toBe(11.97)
    expect(totalOf([section(1, false, 0.1), section(2, false, 0.2)])).toBe(0.3)
    expect(totalOf([])).toBe(0)
  })
})
