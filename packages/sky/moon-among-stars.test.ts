import { expect, test } from 'vitest'
import { moonAmongStars } from './moon-among-stars.ts'
import { moonPhase } from './moon-phase.ts'

// Jean Meeus, Astronomical Algorithms, examples 47.a and 48.a: 12 April 1992, 0h dynamical time, when
// dynamical time was 59 s ahead of the Earth's rotation.
const meeus = Temporal.Instant.from('1992-04-11T23:59:01Z')

test('the Moon’s position among the stars agrees with a worked example of Meeus', () => {
  const { longitudeDegrees, latitudeDegrees } = moonAmongStars(meeus)
  // 133.162655° of the equinox of that date; to J2000 the equinox moves 7.723 years of 50.29″.
  expect(longitudeDegrees).toBeCloseTo(133.162655 + (7.723 * 50.29) / 3600, 2)
  expect(latitudeDegrees).toBeCloseTo(-3.229126, 2)
})

test('the Moon’s illuminated fraction agrees with that example, waxing', () => {
  const { illuminatedFraction, waxing } = moonPhase(meeus)
  expect(illuminatedFraction).toBeCloseTo(0.6786, 3)
  expect(waxing).toBe(true)
})

test('the Moon that occulted Aldebaran was at the position of that star', () => {
  // The occultation of 29 January 2015 seen from Canada's far north (IOTA): within the Moon's parallax,
  // a degree, of the star at 69.79° longitude and −5.47° latitude of J2000.
  const { longitudeDegrees, latitudeDegrees } = moonAmongStars(
    Temporal.Instant.from('2015-01-29T18:00:00Z'),
  )
  expect(Math.abs(longitudeDegrees - 69.79)).toBeLessThan(1.2)
  expect(Math.abs(latitudeDegrees + 5.47)).toBeLessThan(1.2)
})
