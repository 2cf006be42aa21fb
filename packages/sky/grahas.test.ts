import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grahaPositions, grahas } from './positions/grahas.ts'
import { moonPhase } from './moon-phase.ts'
import { greatConjunction, moonQuarters, seasons } from './oracles/published-events.ts'
import { moonAt } from './signs-at.ts'
import { arcDegrees, signKeys } from './positions/zodiac.ts'

const instants = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 60_000, max: Date.UTC(2100, 0, 1) / 60_000 })
  .map((minute) => Temporal.Instant.fromEpochMilliseconds(minute * 60_000))

test('the nodes are opposite and always retrograde, Sun and Moon never are', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const { Sun, Moon, Rahu, Ketu } = grahaPositions(instant, 'sidereal')
      expect(Math.abs(arcDegrees(Rahu.longitudeDegrees, Ketu.longitudeDegrees))).toBeCloseTo(180, 9)
      expect([Sun, Moon, Rahu, Ketu].map(({ retrograde }) => retrograde)).toEqual([
        false,
        false,
        true,
        true,
      ])
      expect(Rahu.speedDegreesPerDay).toBeCloseTo(-0.053, 3)
      expect(Moon.longitudeDegrees).toBe(moonAt(instant, 'sidereal').longitudeDegrees)
    }),
  )
})

test('no planet is farther from the Sun, or faster, than its orbit allows', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const at = grahaPositions(instant, 'tropical')
      expect(Object.keys(at)).toEqual([...grahas])
      const fromSun = (graha: 'Mercury' | 'Venus') =>
        Math.abs(arcDegrees(at.Sun.longitudeDegrees, at[graha].longitudeDegrees))
      expect(fromSun('Mercury')).toBeLessThan(28.5)
      expect(fromSun('Venus')).toBeLessThan(48)
      expect(Math.abs(at.Saturn.speedDegreesPerDay)).toBeLessThan(0.14)
      expect(Math.abs(at.Jupiter.speedDegreesPerDay)).toBeLessThan(0.25)
      expect(at.Sun.speedDegreesPerDay).toBeCloseTo(0.985, 1)
    }),
  )
})

test('Jupiter and Saturn meet in 2020 at the longitude of the almanacs', () => {
  const { Jupiter, Saturn } = grahaPositions(Temporal.Instant.from(greatConjunction.at), 'tropical')
  expect(Jupiter.longitudeDegrees).toBeCloseTo(greatConjunction.longitudeDegrees, 1)
  expect(arcDegrees(Jupiter.longitudeDegrees, Saturn.longitudeDegrees)).toBeCloseTo(0, 2)
})

test.each(seasons)('at %s the Sun is at the beginning of %s', (at, sign) => {
  const { Sun } = grahaPositions(Temporal.Instant.from(at), 'tropical')
  expect(arcDegrees(signKeys.indexOf(sign) * 30, Sun.longitudeDegrees)).toBeCloseTo(0, 2)
})

test.each(moonQuarters)('at %s the Moon is half lit: %s', (at, phase) => {
  const seen = moonPhase(Temporal.Instant.from(at))
  expect(seen.name).toBe(phase)
  expect(seen.waxing).toBe(phase === 'first-quarter')
  expect(seen.illuminatedFraction).toBeCloseTo(0.5, 1)
})

test('a new Moon is dark, a full Moon is fully lit, and the phases between follow in order', () => {
  const names = Array.from({ length: 30 }, (_, day) => {
    const instant = Temporal.Instant.from('2024-04-08T18:20Z').add({ hours: day * 24 })
    return moonPhase(instant)
  })
  expect(names[0]).toMatchObject({ name: 'new' })
  expect(names[0]!.illuminatedFraction).toBeLessThan(0.01)
  expect(names[15]!.illuminatedFraction).toBeGreaterThan(0.99)
  expect([...new Set(names.map(({ name }) => name))]).toEqual([
    'new',
    'waxing-crescent',
    'first-quarter',
    'waxing-gibbous',
    'full',
    'waning-gibbous',
    'last-quarter',
    'waning-crescent',
  ])
})
