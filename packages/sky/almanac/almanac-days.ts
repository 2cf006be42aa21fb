import { offsetSecondsAt } from '../time-zones/civil-time.ts'
import type { Place } from '../positions/place.ts'
import { moonriseTime, sunriseTime, sunsetTime } from './rise-and-set.ts'

/**
 * The days of an almanac at a place, which last from sunrise to sunrise. Days are numbered as local calendar days
 * since 1970-01-01, times are epoch milliseconds.
 */
export interface AlmanacDays {
  sunrise(day: number): number
  sunset(day: number): number
  /** Undefined where the Moon does not rise. */
  moonrise(day: number): number | undefined
  /** The day that lasts at a time: until sunrise, the one before. */
  dayAt(time: number): number
  /** The local calendar day of a time. */
  calendarDayAt(time: number): number
}

/** Computes each sunrise and sunset once. */
export function createAlmanacDays(place: Place): AlmanacDays {
  const sunrise = once((day) => sunriseTime(day, place))
  const calendarDayAt = (time: number): number =>
    Math.floor((time / 1000 + offsetSecondsAt(place.timeZone, time / 1000)) / 86_400)
  return {
    sunrise,
    sunset: once((day) => sunsetTime(sunrise(day), place)),
    moonrise: (day) => moonriseTime(day, place),
    calendarDayAt,
    dayAt: (time) => {
      const day = calendarDayAt(time)
      return time < sunrise(day) ? day - 1 : day
    },
  }
}

function once(timeOf: (day: number) => number): (day: number) => number {
  const known = new Map<number, number>()
  return (day) => {
    const time = known.get(day) ?? timeOf(day)
    known.set(day, time)
    return time
  }
}
