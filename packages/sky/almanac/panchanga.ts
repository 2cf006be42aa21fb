import { frameAt } from '../positions/frame.ts'
import { moonTropicalDegrees } from '../positions/moon.ts'
import type { Place } from '../positions/place.ts'
import { type NakshatraKey, type SignKey, skyPoint, type Zodiac } from '../positions/zodiac.ts'
import { sunriseOf } from './rise-and-set.ts'
import { tithiAt } from './tithi.ts'

/** A day of an Indian almanac: the Moon at its sunrise. */
export interface PanchangaDay {
  day: Temporal.PlainDate
  sunrise: Temporal.Instant
  moonSign: SignKey
  /** By the sidereal longitude in both zodiacs. */
  nakshatra: NakshatraKey
  /** 1 to 30, as of `tithiAt`. */
  tithi: number
}

/**
 * The almanac of a local calendar day, at sunrise at a place (`sunriseOf`).
 *
 * @throws RangeError when the place is not on the Earth, or its zone is unknown
 */
export function panchangaOf(day: Temporal.PlainDate, place: Place, zodiac: Zodiac): PanchangaDay {
  const sunrise = sunriseOf(day, place)
  const frame = frameAt(sunrise.epochMilliseconds)
  const { sign, nakshatra } = skyPoint(moonTropicalDegrees(frame), frame.lahiriDegrees, zodiac)
  return { day, sunrise, moonSign: sign, nakshatra, tithi: tithiAt(sunrise) }
}
