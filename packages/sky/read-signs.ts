import { ascendantTropicalDegrees } from './ascendant.ts'
import { localDayAround, offsetText, readBirthTime } from './birth-instant.ts'
import { type Certainty, certainly, certaintyAt, type Doubt } from './certainty.ts'
import { frameAt } from './positions/frame.ts'
import { moonTropicalDegrees } from './positions/moon.ts'
import { sunTropicalDegrees } from './positions/grahas.ts'
import { checkCoordinates, type Place } from './positions/place.ts'
import { type SkyPoint, skyPoint, type Zodiac } from './positions/zodiac.ts'

export interface Birth {
  /** Local civil time at the place, `YYYY-MM-DD HH:mm:00`. */
  local: string
  place: Place
  /** The time in `local` is assumed, so that the certainty is that of the whole local day. */
  isTimeUnknown?: boolean
}

/** A sign with the values it follows from, so that a person can check it. */
export interface SignReading extends SkyPoint, Certainty {
  /** The moment in ISO 8601, `1993-06-05T05:13:00Z`. */
  utc: string
  utcOffset: string
  timeZone: string
}

/** More than the Moon moves in 10 minutes (at most 15.4° a day, 0.107°). */
const moonDoubtDegrees = 0.12

/** Up to this latitude no sign takes less than 20 minutes to rise, and the ascendant never moves backwards. */
const steadyLatitudeDegrees = 55

/**
 * The moonsign of a birth: the sign of the Moon's apparent geocentric longitude of date.
 *
 * @throws RangeError on a malformed local time, an unknown zone or a place that is not on the Earth
 */
export function readMoonsign(birth: Birth, zodiac: Zodiac): SignReading {
  const pointAt = (epochSeconds: number): SkyPoint => {
    const frame = frameAt(epochSeconds * 1000)
    return skyPoint(moonTropicalDegrees(frame), frame.lahiriDegrees, zodiac)
  }
  const { timeZone } = birth.place
  const signAt = (epochSeconds: number) => pointAt(epochSeconds).sign
  return read(birth, pointAt, ({ sign, degreesInSign }, epochSeconds, doubt) => {
    // The Moon takes more than two days for a sign, so that the ends of a day show whether it changes.
    const isCertain = doubt
      ? signAt(epochSeconds - doubt.before) === sign && signAt(epochSeconds + doubt.after) === sign
      : Math.min(degreesInSign, 30 - degreesInSign) > moonDoubtDegrees
    return isCertain ? certainly : certaintyAt(epochSeconds, timeZone, signAt, true, doubt)
  })
}

/**
 * The rising sign of a birth: the sign of the ascendant at its moment and place.
 *
 * @throws RangeError on a malformed local time, an unknown zone or a place that is not on the Earth
 */
export function readRisingSign(birth: Birth, zodiac: Zodiac): SignReading {
  const { latitudeDegrees, longitudeDegrees, timeZone } = birth.place
  const isOneWay = Math.abs(latitudeDegrees) < steadyLatitudeDegrees
  const pointAt = (epochSeconds: number): SkyPoint => {
    const frame = frameAt(epochSeconds * 1000)
    const tropicalDegrees = ascendantTropicalDegrees(frame, latitudeDegrees, longitudeDegrees)
    return skyPoint(tropicalDegrees, frame.lahiriDegrees, zodiac)
  }
  return read(birth, pointAt, (_, epochSeconds, doubt) =>
    certaintyAt(epochSeconds, timeZone, (at) => pointAt(at).sign, isOneWay, doubt),
  )
}

/**
 * The sign of the Sun at a birth.
 *
 * @throws RangeError on a malformed local time, an unknown zone or a place that is not on the Earth
 */
export function readSunSign(birth: Birth, zodiac: Zodiac): SignReading {
  const pointAt = (epochSeconds: number): SkyPoint => {
    const frame = frameAt(epochSeconds * 1000)
    return skyPoint(sunTropicalDegrees(frame), frame.lahiriDegrees, zodiac)
  }
  return read(birth, pointAt, (_, epochSeconds, doubt) =>
    certaintyAt(epochSeconds, birth.place.timeZone, (at) => pointAt(at).sign, true, doubt),
  )
}

function read(
  { local, place, isTimeUnknown }: Birth,
  pointAt: (epochSeconds: number) => SkyPoint,
  certaintyOf: (point: SkyPoint, epochSeconds: number, doubt: Doubt | undefined) => Certainty,
): SignReading {
  checkCoordinates(place)
  const { epochSeconds, offsetSeconds } = readBirthTime(local, place.timeZone)
  const point = pointAt(epochSeconds)
  const doubt = isTimeUnknown ? localDayAround(local, place.timeZone) : undefined
  return {
    ...point,
    ...certaintyOf(point, epochSeconds, doubt),
    utc: new Date(epochSeconds * 1000).toISOString().replace('.000', ''),
    utcOffset: offsetText(offsetSeconds),
    timeZone: place.timeZone,
  }
}
