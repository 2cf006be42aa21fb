import { AstroTime, e_tilt as earthTilt } from 'astronomy-engine'
import './delta-t.ts'

const j2000Milliseconds = Date.UTC(2000, 0, 1, 12)
const dayMilliseconds = 86_400_000

/** A moment with the values that all its longitudes need. */
export interface Frame {
  time: AstroTime
  /** Centuries of TT since J2000. */
  centuries: number
  /** True obliquity of the ecliptic of date. */
  obliquityDegrees: number
  /** Nutation in longitude; part of tropical longitudes, cancels out of sidereal ones. */
  nutationDegrees: number
  /** Lahiri's ayanamsa, nutation included. */
  lahiriDegrees: number
}

/**
 * Computes the values that all longitudes of a moment need.
 *
 * The engine caches nutation for the last moment only, so a moonsign and a rising sign of one frame compute it
 * once.
 *
 * @param epochMilliseconds UTC since 1970, taken as UT1
 */
export function frameAt(epochMilliseconds: number): Frame {
  const time = new AstroTime((epochMilliseconds - j2000Milliseconds) / dayMilliseconds)
  const centuries = time.tt / 36525
  const tilt = earthTilt(time)
  const nutationDegrees = tilt.dpsi / 3600
  return {
    time,
    centuries,
    obliquityDegrees: tilt.tobl,
    nutationDegrees,
    lahiriDegrees: lahiriMeanDegrees(centuries) + nutationDegrees,
  }
}

/** Lahiri's ayanamsa of J2000, without nutation. */
export const lahiriOfJ2000Degrees = 23.8570923255

/** UTC milliseconds since 1970 of an engine's day count. */
export function epochMillisecondsOf(ut: number): number {
  return j2000Milliseconds + ut * dayMilliseconds
}

/**
 * Lahiri's ayanamsa without nutation, in degrees: its value at J2000 and the general precession in
 * longitude of IAU 2006 (Capitaine et al. 2003). Within 0.27″ of Swiss Ephemeris, 1900 to 2026.
 */
function lahiriMeanDegrees(centuries: number): number {
  const precessionSeconds = (5028.796195 + 1.1054348 * centuries) * centuries
  return lahiriOfJ2000Degrees + precessionSeconds / 3600
}
