import { Body, Observer, SearchRiseSet } from 'astronomy-engine'
import { readCivilTime } from '../time-zones/civil-time.ts'
import { epochMillisecondsOf, frameAt } from '../positions/frame.ts'
import { checkCoordinates, type Place } from '../positions/place.ts'
import { dayMilliseconds } from '../transits/tracks.ts'

const unixEpoch = Temporal.PlainDate.from('1970-01-01')

/**
 * Sunrise on a local calendar day: the upper limb on the horizon at sea level, with the standard refraction.
 *
 * @returns 06:00 local time where the Sun does not rise that day
 * @throws RangeError when the place is not on the Earth, or its zone is unknown
 */
export function sunriseOf(day: Temporal.PlainDate, place: Place): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.round(sunriseTime(dayNumberOf(day), place)))
}

/** The number of a local calendar day: whole days since 1970-01-01. */
export function dayNumberOf(day: Temporal.PlainDate): number {
  return unixEpoch.until(day).days
}

/** The local calendar day of a number. */
export function dayOfNumber(dayNumber: number): Temporal.PlainDate {
  return unixEpoch.add({ days: dayNumber })
}

/** `sunriseOf` in epoch milliseconds. */
export function sunriseTime(dayNumber: number, place: Place): number {
  checkCoordinates(place)
  const midnight = localTime(dayNumber, 0, place)
  const nextMidnight = localTime(dayNumber + 1, 0, place)
  const found = firstTime(Body.Sun, rising, place, midnight, nextMidnight - midnight)
  return found ?? localTime(dayNumber, 6, place)
}

/** The first sunset after a sunrise, in epoch milliseconds; 12 hours later where the Sun does not set that day. */
export function sunsetTime(sunrise: number, place: Place): number {
  return firstTime(Body.Sun, setting, place, sunrise, dayMilliseconds) ?? sunrise + halfDay
}

/** The first moonrise in the 24 hours from noon on a local calendar day, in epoch milliseconds. */
export function moonriseTime(dayNumber: number, place: Place): number | undefined {
  return firstTime(Body.Moon, rising, place, localTime(dayNumber, 12, place), dayMilliseconds)
}

const halfDay = dayMilliseconds / 2
const rising = 1
const setting = -1

function firstTime(
  body: Body.Sun | Body.Moon,
  direction: 1 | -1,
  place: Place,
  from: number,
  milliseconds: number,
): number | undefined {
  const observer = new Observer(place.latitudeDegrees, place.longitudeDegrees, 0)
  const days = milliseconds / dayMilliseconds
  const found = SearchRiseSet(body, observer, direction, frameAt(from).time, days)
  return found ? epochMillisecondsOf(found.ut) : undefined
}

/** The moment of an hour of a local calendar day, in epoch milliseconds. */
function localTime(dayNumber: number, hour: number, place: Place): number {
  return readCivilTime(place.timeZone, dayNumber * 86_400 + hour * 3600).epochSeconds * 1000
}
