import { EclipticGeoMoon } from 'astronomy-engine'
import type { Frame } from './frame.ts'
import { moonSeriesDegrees, seriesCenturies } from './moon-series.ts'
import { normalDegrees } from './zodiac.ts'

/**
 * The Moon's motion during its light-time: 1.28 s at 0.549″ a second. Lunar theories give the geometric
 * position; the variation over the orbit is below 0.1″.
 */
const lightTimeDegrees = 0.705 / 3600

/**
 * The Moon's apparent geocentric longitude, from the true equinox of date.
 *
 * @returns 0 to 360 degrees, within 5″ of Swiss Ephemeris from 1900 to 2030
 */
export function moonTropicalDegrees(frame: Frame): number {
  const geometricDegrees =
    Math.abs(frame.centuries) <= seriesCenturies
      ? moonSeriesDegrees(frame.centuries) + frame.nutationDegrees
      : EclipticGeoMoon(frame.time).lon
  return normalDegrees(geometricDegrees - lightTimeDegrees)
}
