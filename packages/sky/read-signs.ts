import { birthInstant } from './birth-instant.ts'
import { type Certainty, certaintyAt } from './certainty.ts'
import { ascendantAt, checkCoordinates, moonAt, type Place } from './signs-at.ts'
import type { SkyPoint, Zodiac } from './zodiac.ts'

export interface Birth {
  /** Local civil time at the place, `YYYY-MM-DD HH:mm:00`. */
  local: string
  place: Place
}

/** A sign with how it was found: the receipt that a person can check. */
export interface SignReading extends SkyPoint, Certainty {
  /** The moment in ISO 8601, `1993-06-05T05:13:00Z`. */
  utc: string
  utcOffset: string
  timeZone: string
}

/** Farther than the Moon ever moves in 10 minutes (at most 15.4° a day, 0.107°). */
const moonDoubtDegrees = 0.12

/**
 * The moonsign of a birth: the sign of the Moon's apparent geocentric longitude of date.
 *
 * @throws RangeError on a malformed local time, an unknown zone or a place that is not on the Earth
 */
export function readMoonsign(birth: Birth, zodiac: Zodiac): SignReading {
  return read(birth, (instant) => moonAt(instant, zodiac), moonDoubtDegrees)
}

/**
 * The rising sign of a birth: the sign of the ascendant at its moment and place.
 *
 * @throws RangeError on a malformed local time, an unknown zone or a place that is not on the Earth
 */
export function readRisingSign(birth: Birth, zodiac: Zodiac): SignReading {
  return read(birth, (instant) => ascendantAt(instant, birth.place, zodiac), Infinity)
}

function read(
  { local, place }: Birth,
  pointAt: (instant: Temporal.Instant) => SkyPoint,
  doubtDegrees: number,
): SignReading {
  checkCoordinates(place)
  const { instant, utcOffset } = birthInstant(local, place.timeZone)
  const point = pointAt(instant)
  const borderDegrees = Math.min(point.degreesInSign, 30 - point.degreesInSign)
  const certainty: Certainty =
    borderDegrees > doubtDegrees
      ? { certain: true, otherSign: null, changesAt: null }
      : certaintyAt(
          instant.epochMilliseconds,
          place.timeZone,
          (at) => pointAt(Temporal.Instant.fromEpochMilliseconds(Math.round(at))).sign,
        )
  return { ...point, ...certainty, utc: `${instant}`, utcOffset, timeZone: place.timeZone }
}
