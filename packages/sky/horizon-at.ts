import { SiderealTime } from 'astronomy-engine'
import { frameAt, lahiriOfJ2000Degrees } from './positions/frame.ts'
import { checkCoordinates, type Place } from './positions/place.ts'
import { normalDegrees } from './positions/zodiac.ts'

/**
 * How the sky is turned at a place and a moment, for drawings of its horizon.
 *
 * @returns local apparent sidereal time, 0 to 360 degrees, and the precession since J2000 in degrees
 * @throws RangeError when the place is not on the Earth
 */
export function horizonAt(
  instant: Temporal.Instant,
  place: Place,
): { siderealDegrees: number; precessionDegrees: number } {
  checkCoordinates(place)
  const frame = frameAt(instant.epochMilliseconds)
  return {
    siderealDegrees: normalDegrees(SiderealTime(frame.time) * 15 + place.longitudeDegrees),
    precessionDegrees: frame.lahiriDegrees - frame.nutationDegrees - lahiriOfJ2000Degrees,
  }
}
