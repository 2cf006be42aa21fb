import { expect, test } from 'vitest'
import { formatHorizonFileName, parseHorizonFileName } from './horizon-file.rules.ts'

const view = {
  siderealDegrees: 99.5105,
  latitudeDegrees: 52.6386,
  precessionDegrees: -0.4116,
  ascendantDegrees: 163.2439,
}

test("the name of a horizon's picture contains what it shows (ENT-23)", () => {
  expect(formatHorizonFileName(view)).toBe('995_526_-4_16324.svg')
  expect(parseHorizonFileName('995_526_-4_16324.svg')).toEqual({
    siderealDegrees: 99.5,
    latitudeDegrees: 52.6,
    precessionDegrees: -0.4,
    ascendantDegrees: 163.24,
  })
})

test('a sidereal time that rounds to 360° is named 0, and small negative numbers have no sign (ENT-23)', () => {
  const name = formatHorizonFileName({
    siderealDegrees: 359.97,
    latitudeDegrees: -0.03,
    precessionDegrees: -0.01,
    ascendantDegrees: 0.004,
  })
  expect(name).toBe('0_0_0_0.svg')
})

test('an ascendant in the last minute of a sign stays in it (ENT-23)', () => {
  const name = formatHorizonFileName({ ...view, ascendantDegrees: 359.9999 })
  expect(parseHorizonFileName(name)?.ascendantDegrees).toBe(359.99)
})

test.each([
  '3600_0_0_0.svg',
  '0_901_0_0.svg',
  '0_0_16_0.svg',
  '0_0_0_36000.svg',
  '00_0_0_0.svg',
  '0_-0_0_0.svg',
  '0_0_0.svg',
])('%s is not the name of a picture of a horizon (ENT-23)', (file) =>
  expect(parseHorizonFileName(file)).toBeUndefined(),
)
