import { SiderealTime } from 'astronomy-engine'
import type { Frame } from './positions/frame.ts'
import { normalDegrees } from './positions/zodiac.ts'

const radians = Math.PI / 180

/**
 * The longitude of the point of the ecliptic on the eastern horizon (geographic
 * latitude, sea level, no refraction), from the true equinox of date.
 *
 * Inside the polar circles the ecliptic can turn over and the usual formula then gives the setting
 * point: the eastern one is taken, which jumps by 180° as the ecliptic swings through the horizon.
 *
 * @param latitudeDegrees −90 to 90, north positive
 * @param longitudeDegrees −180 to 180, east positive
 * @returns 0 to 360 degrees
 */
export function ascendantTropicalDegrees(
  frame: Frame,
  latitudeDegrees: number,
  longitudeDegrees: number,
): number {
  const meridian = (SiderealTime(frame.time) * 15 + longitudeDegrees) * radians
  const sinTilt = Math.sin(frame.obliquityDegrees * radians)
  const cosTilt = Math.cos(frame.obliquityDegrees * radians)
  const cosMeridian = Math.cos(meridian)
  const sinMeridian = Math.sin(meridian)
  const ascendant = Math.atan2(
    cosMeridian,
    -(sinMeridian * cosTilt + Math.tan(latitudeDegrees * radians) * sinTilt),
  )
  // Towards the eastern horizon: sin(hour angle) < 0, with the point's equatorial x and y.
  const x = Math.cos(ascendant)
  const y = Math.sin(ascendant) * cosTilt
  const isRising = sinMeridian * x - cosMeridian * y <= 0
  return normalDegrees(ascendant / radians + (isRising ? 0 : 180))
}
