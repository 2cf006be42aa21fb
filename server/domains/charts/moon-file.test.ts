import { expect, test } from 'vitest'
import { formatMoonFileName, parseMoonFileName } from './moon-file.rules.ts'

test("the name of a Moon's picture contains its position and phase", () => {
  const moon = {
    longitudeDegrees: 109.42,
    ariesDegrees: 23.853,
    latitudeDegrees: -3.229,
    illuminatedFraction: 0.6786,
    waxing: true,
  }
  expect(formatMoonFileName(moon)).toBe('1094_-32_68_waxing_239.svg')
  expect(parseMoonFileName('1094_-32_68_waxing_239.svg')).toEqual({
    longitudeDegrees: 109.4,
    ariesDegrees: 23.9,
    latitudeDegrees: -3.2,
    illuminatedFraction: 0.68,
    waxing: true,
  })
})

// Guard in server/domains/charts/moon-file.rules.ts: the picture names the same sign as the words.
test('a Moon in the last minutes of a sign stays in it, and a latitude that rounds to zero has no sign (DAY-47)', () => {
  const moon = {
    latitudeDegrees: -0.02,
    ariesDegrees: -0.04,
    illuminatedFraction: 0,
    waxing: false,
  }
  expect(formatMoonFileName({ ...moon, longitudeDegrees: 359.98 })).toBe('3599_0_0_waning_0.svg')
  expect(formatMoonFileName({ ...moon, longitudeDegrees: 29.96 })).toBe('299_0_0_waning_0.svg')
  expect(formatMoonFileName({ ...moon, longitudeDegrees: 30 })).toBe('300_0_0_waning_0.svg')
})

test.each([
  '3600_0_50_waxing_239.svg',
  '0_56_50_waxing_239.svg',
  '0_0_101_waxing_239.svg',
  '00_0_5_waxing_239.svg',
  '0_0_50_waxing_120.svg',
  '0_0_50_waxing_-21.svg',
  '0_0_50_waxing.svg',
])('%s is not the name of a picture of the Moon', (file) =>
  expect(parseMoonFileName(file)).toBeUndefined(),
)
