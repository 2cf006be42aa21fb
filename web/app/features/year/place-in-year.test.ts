import { beforeEach, expect, test, vi } from 'vitest'
import { placeInYear } from './place-in-year.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('the place in a year is remembered for each reader and year (DAY-36)', () => {
  placeInYear.set('asha', 2026, 4)
  placeInYear.set('asha', 2027, 7)
  placeInYear.set('ravi', 2026, 1)
  expect(placeInYear.get('asha', 2026)).toBe(4)
  expect(placeInYear.get('asha', 2027)).toBe(7)
  expect(placeInYear.get('ravi', 2026)).toBe(1)
  expect(placeInYear.get('ravi', 2027)).toBeUndefined()
  placeInYear.set('asha', 2026, 5)
  expect(placeInYear.get('asha', 2026)).toBe(5)
})

test('a stored place that is no section counts as none, and a full storage stops nobody (DAY-36)', () => {
  stored.set('place-in-year asha 2026', 'money')
  expect(placeInYear.get('asha', 2026)).toBeUndefined()
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => placeInYear.set('asha', 2026, 4)).not.toThrow()
})
