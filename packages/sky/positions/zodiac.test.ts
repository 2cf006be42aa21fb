import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arcDegrees, nakshatraKeys, normalDegrees, signKeys, skyPoint } from './zodiac.ts'

const anyAngle = fc.double({ min: -2000, max: 2000, noNaN: true })

test('an angle is normalised to 0 ≤ angle < 360, even just below 0', () => {
  expect(normalDegrees(-1e-15)).toBe(0)
  expect(normalDegrees(360)).toBe(0)
  expect(normalDegrees(-30)).toBe(330)
  fc.assert(
    fc.property(anyAngle, (angle) => {
      expect(normalDegrees(angle)).toBeGreaterThanOrEqual(0)
      expect(normalDegrees(angle)).toBeLessThan(360)
    }),
  )
})

test('an arc is the shorter of the two', () => {
  expect(arcDegrees(359, 1)).toBe(2)
  expect(arcDegrees(1, 359)).toBe(-2)
})

test('every point of the zodiac is within its sign, nakshatra and pada (SKY-08)', () => {
  fc.assert(
    fc.property(anyAngle, (angle) => {
      const point = skyPoint(angle, 0, 'sidereal')
      const start = signKeys.indexOf(point.sign) * 30
      expect(point.degreesInSign).toBeCloseTo(point.longitudeDegrees - start, 9)
      const pada = nakshatraKeys.indexOf(point.nakshatra) * 4 + point.pada - 1
      expect(point.longitudeDegrees / (360 / 108)).toBeGreaterThanOrEqual(pada - 1e-9)
      expect(point.longitudeDegrees / (360 / 108)).toBeLessThan(pada + 1 + 1e-9)
    }),
  )
})

// The table of nakshatras in the signs, from any panchang.
test.each([
  [0, 'ashwini', 1],
  [26 + 41 / 60, 'krittika', 1],
  [30 + 10.1, 'rohini', 1],
  [90 + 3 + 21 / 60, 'pushya', 1],
  [210 + 3 + 19 / 60, 'vishakha', 4],
  [210 + 3 + 21 / 60, 'anuradha', 1],
  [240 + 0.1, 'mula', 1],
  [359.99, 'revati', 4],
])('%f° is in %s, pada %i (SKY-08)', (longitude, nakshatra, pada) => {
  expect(skyPoint(longitude, 0, 'sidereal')).toMatchObject({ nakshatra, pada })
})

test('the tropical zodiac subtracts nothing, and its nakshatra is still the sidereal one', () => {
  const tropical = skyPoint(10, 24, 'tropical')
  expect(tropical).toMatchObject({ sign: 'Aries', ayanamsaDegrees: 0, longitudeDegrees: 10 })
  expect(tropical.nakshatra).toBe('uttara-bhadrapada')
  expect(skyPoint(10, 24, 'sidereal')).toMatchObject({ sign: 'Pisces', ayanamsaDegrees: 24 })
})
