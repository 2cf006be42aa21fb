import type { NakshatraKey, SignKey, Zodiac } from '../positions/zodiac.ts'
import { moonAt, type Place } from '../signs-at.ts'
import { sunriseOf } from './rise-and-set.ts'
import { tithiAt } from './tithi.ts'

/** What an Indian almanac says of a day: where the Moon is at sunrise. */
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
  const { sign, nakshatra } = moonAt(sunrise, zodiac)
  return { day, sunrise, moonSign: sign, nakshatra, tithi: tithiAt(sunrise) }
}
