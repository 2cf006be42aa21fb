import { describe, expect, test } from 'vitest'
import { listSelected, fits, toggle, computeTotal, withSection } from './basket.rules.ts'

const section = (id: number, user_has_access = false, current_price = 3.99) => ({
  id,
  user_has_access,
  current_price,
})
const list = [section(1), section(2), section(3, true), section(4)]

describe('the basket', () => {
  test('adds a section, and removes it the second time (LIFE-03)', () => {
    expect(toggle([], 2)).toEqual([2])
    expect(toggle([2], 4)).toEqual([2, 4])
    expect(toggle(toggle([2, 4], 1), 1)).toEqual([2, 4])
  })

  // Guard in web/app/features/life-events/basket.rules.ts: a section that is added twice is not bought twice.
  test('takes a section from another page once, and leaves those of another sign (DAY-39)', () => {
    const leo = { key: 'Leo', partIds: [2] }
    expect(withSection(undefined, { key: 'Leo', id: 4 })).toEqual([4])
    expect(withSection(leo, { key: 'Leo', id: 4 })).toEqual([2, 4])
    expect(withSection(leo, { key: 'Leo', id: 2 })).toEqual([2])
    expect(withSection(leo, { key: 'Virgo', id: 104 })).toEqual([104])
  })

  test('does not fit when a section of it is open (LIFE-05)', () => {
    expect(fits([1, 4], list)).toBe(true)
    expect(fits([1, 3], list)).toBe(false)
  })

  test('does not fit a list without its sections, such as that of another sign (LIFE-06)', () => {
    expect(fits([1, 2], [section(101), section(102)])).toBe(false)
    expect(fits([1, 9], list)).toBe(false)
    expect(fits([], [section(101)])).toBe(true)
  })

  test('lists its sections in the order of the list and adds up pence exactly (LIFE-04)', () => {
    expect(listSelected(list, [4, 1]).map(({ id }) => id)).toEqual([1, 4])
    expect(computeTotal([section(1), section(2), section(3)])).toBe(11.97)
    expect(computeTotal([section(1, false, 0.1), section(2, false, 0.2)])).toBe(0.3)
    expect(computeTotal([])).toBe(0)
  })
})
