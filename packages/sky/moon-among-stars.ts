import { GeoMoon, RotateVector, Rotation_EQJ_ECL, SphereFromVector } from 'astronomy-engine'
import { frameAt } from './positions/frame.ts'

/**
 * The Moon's geocentric position among the fixed stars: for star maps, which are drawn for the ecliptic and the
 * equinox of J2000.
 *
 * @returns longitude 0 to 360 and latitude −6 to 6 degrees, geometric, within an arcminute
 */
export function moonAmongStars(instant: Temporal.Instant): {
  longitudeDegrees: number
  latitudeDegrees: number
} {
  const { time } = frameAt(instant.epochMilliseconds)
  const { lon, lat } = SphereFromVector(RotateVector(Rotation_EQJ_ECL(), GeoMoon(time)))
  return { longitudeDegrees: lon, latitudeDegrees: lat }
}
