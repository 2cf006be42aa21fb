import { ascendantTropicalDegrees } from './ascendant.ts'
import { frameAt } from './positions/frame.ts'
import { moonTropicalDegrees } from './positions/moon.ts'
import { checkCoordinates, type Place } from './positions/place.ts'
import { type SkyPoint, skyPoint, type Zodiac } from './positions/zodiac.ts'

/**
 * The Moon's position in the zodiac (apparent, geocentric, of date).
 *
 * @returns longitudes within 10″ of Swiss Ephemeris for 1900 to 2030
 */
export function moonAt(instant: Temporal.Instant, zodiac: Zodiac): SkyPoint {
  const frame = frameAt(instant.epochMilliseconds)
  return skyPoint(moonTropicalDegrees(frame), frame.lahiriDegrees, zodiac)
}

/**
 * The point of the zodiac that rises at a place.
 *
 * @returns longitudes within 10″ of Swiss Ephemeris for 1900 to 2030
 * @throws RangeError when the place is not on the Earth
 */
export function ascendantAt(instant: Temporal.Instant, place: Place, zodiac: Zodiac): SkyPoint {
  checkCoordinates(place)
  const frame = frameAt(instant.epochMilliseconds)
  const { latitudeDegrees, longitudeDegrees } = place
  const tropicalDegrees = ascendantTropicalDegrees(frame, latitudeDegrees, longitudeDegrees)
  return skyPoint(tropicalDegrees, frame.lahiriDegrees, zodiac)
}

/**
 * Moon and ascendant of one moment, cheaper than one by one: they share time, nutation and obliquity.
 *
 * @throws RangeError when the place is not on the Earth
 */
export function signsAt(
  instant: Temporal.Instant,
  place: Place,
  zodiac: Zodiac,
): { moon: SkyPoint; ascendant: SkyPoint } {
  checkCoordinates(place)
  const frame = frameAt(instant.epochMilliseconds)
  const { latitudeDegrees, longitudeDegrees } = place
  const rising = ascendantTropicalDegrees(frame, latitudeDegrees, longitudeDegrees)
  return {
    moon: skyPoint(moonTropicalDegrees(frame), frame.lahiriDegrees, zodiac),
    ascendant: skyPoint(rising, frame.lahiriDegrees, zodiac),
  }
}
