import { expect, test } from 'vitest'
import { houseFrom, nthHouseFrom, isEasy, hasAspectOn } from './gochara.rules.ts'

test('houses are counted from the moonsign, which is the first', () => {
  expect(houseFrom('Taurus', 'Taurus')).toBe(1)
  expect(houseFrom('Taurus', 'Scorpio')).toBe(7)
  expect(houseFrom('Pisces', 'Aries')).toBe(2)
  expect(houseFrom('Aries', 'Pisces')).toBe(12)
  expect(nthHouseFrom(4, 7)).toBe(10)
  expect(nthHouseFrom(12, 2)).toBe(1)
})

test('every graha aspects the seventh house; Mars, Jupiter and Saturn aspect two more', () => {
  const aspected = (graha: 'Sun' | 'Mars' | 'Jupiter' | 'Saturn') =>
    ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).filter((house) =>
      hasAspectOn(graha, 1, house),
    )
  expect(aspected('Sun')).toEqual([7])
  expect(aspected('Mars')).toEqual([4, 7, 8])
  expect(aspected('Jupiter')).toEqual([5, 7, 9])
  expect(aspected('Saturn')).toEqual([3, 7, 10])
})

test('the eleventh house is easy for every graha', () => {
  for (const graha of [
    'Sun',
    'Moon',
    'Mars',
    'Mercury',
    'Jupiter',
    'Venus',
    'Saturn',
    'Rahu',
    'Ketu',
  ] as const)
    expect(isEasy(graha, 11)).toBe(true)
  expect(isEasy('Saturn', 8)).toBe(false)
})
