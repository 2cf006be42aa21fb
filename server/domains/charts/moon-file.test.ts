import { expect, test } from 'vitest'
import { moonFile, readMoonFile } from './moon-file.rules.ts'

test("the name of a Moon's picture says what it shows", () => {
  const moon = {
    longitudeDegrees: 133.27,
    latitudeDegrees: -3.229,
    illuminatedFraction: 0.6786,
    waxing: true,
  }
  expect(moonFile(moon)).toBe('1333_-32_68_waxing.svg')
  expect(readMoonFile('1333_-32_68_waxing.svg')).toEqual({
    longitudeDegrees: 133.3,
    latitudeDegrees: -3.2,
    illuminatedFraction: 0.68,
    waxing: true,
  })
})

test('a place just before the circle closes is named by its beginning, and none is below nothing', () => {
  const moon = { latitudeDegrees: -0.02, illuminatedFraction: 0, waxing: false }
  expect(moonFile({ ...moon, longitudeDegrees: 359.98 })).toBe('0_0_0_waning.svg')
})

test.each([
  '3600_0_50_waxing.svg',
  '0_56_50_waxing.svg',
  '0_0_101_waxing.svg',
  '00_0_5_waxing.svg',
])('%s names no Moon', (file) => expect(readMoonFile(file)).toBeUndefined())
