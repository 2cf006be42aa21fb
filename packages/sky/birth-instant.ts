import { type CivilReading, offsetSecondsAt, readCivilTime } from './time-zones/civil-time.ts'
import { firstYear, lastYear } from './time-zones/clock-rows.ts'

/** A birth's local civil time, converted to UTC. */
export interface BirthInstant {
  instant: Temporal.Instant
  /** The offset from UTC at that moment: `+05:30`, or `+05:21:10` in local mean time. */
  utcOffset: string
  kind: CivilReading['kind']
}

/**
 * Converts a birth's local time to UTC by the rules of its zone on that day: summer time, war time,
 * local mean time.
 *
 * A skipped or repeated time is resolved by `Temporal`'s `compatible` rule.
 *
 * @param local `YYYY-MM-DD HH:mm:00`, years 1900 to 2099
 * @param timeZone an IANA zone, such as `Asia/Kolkata`
 * @throws RangeError on another format, a date or time that does not exist, another year or an unknown zone
 * Source: the engine's tz data from 1970 on; earlier, with the tables of `data/`.
 */
export function birthInstant(local: string, timeZone: string): BirthInstant {
  const reading = readBirthTime(local, timeZone)
  return {
    instant: Temporal.Instant.fromEpochMilliseconds(reading.epochSeconds * 1000),
    utcOffset: offsetText(reading.offsetSeconds),
    kind: reading.kind,
  }
}

/** `birthInstant` in numbers. */
export function readBirthTime(local: string, timeZone: string): CivilReading {
  return readCivilTime(timeZone, civilSeconds(local))
}

/**
 * The local time of a zone at a moment, to the nearest minute.
 *
 * @returns `YYYY-MM-DD HH:mm:00`
 */
export function localMinuteAt(epochSeconds: number, timeZone: string): string {
  const localSeconds = epochSeconds + offsetSecondsAt(timeZone, epochSeconds)
  const shown = new Date(Math.round(localSeconds / 60) * 60_000).toISOString()
  return `${shown.slice(0, 10)} ${shown.slice(11, 16)}:00`
}

/**
 * The seconds from the beginning of a local day to a time of it, and from that time to the day's end.
 *
 * @param local `YYYY-MM-DD HH:mm:00`
 */
export function localDayAround(local: string, timeZone: string): { before: number; after: number } {
  const dayStart = civilSeconds(`${local.slice(0, 10)} 00:00:00`)
  const at = readBirthTime(local, timeZone).epochSeconds
  return {
    before: at - readCivilTime(timeZone, dayStart).epochSeconds,
    after: readCivilTime(timeZone, dayStart + 86_400).epochSeconds - at,
  }
}

/** `+05:30`, `-03:00` or, in local mean time, `+05:21:10`. */
export function offsetText(offsetSeconds: number): string {
  const ahead = Math.abs(offsetSeconds)
  const parts = [Math.floor(ahead / 3600), Math.floor(ahead / 60) % 60]
  if (ahead % 60 !== 0) parts.push(ahead % 60)
  return (offsetSeconds < 0 ? '-' : '+') + parts.map((part) => `${part}`.padStart(2, '0')).join(':')
}

const localForm = /^\d{4}-\d\d-\d\d \d\d:\d\d:00$/

/**
 * A local date and time, in milliseconds since 1970 as if it were UTC.
 *
 * @param local `YYYY-MM-DD HH:mm:00`
 * @returns NaN for another format, or a date or time that does not exist
 */
export function civilMilliseconds(local: string): number {
  if (!localForm.test(local)) return NaN
  const milliseconds = Date.parse(`${local.slice(0, 10)}T${local.slice(11)}Z`)
  // `Date` carries 31 April over into May, and 24:00 into the next day.
  const isOfCalendar = new Date(milliseconds).getUTCDate() === Number(local.slice(8, 10))
  return isOfCalendar ? milliseconds : NaN
}

function civilSeconds(local: string): number {
  const milliseconds = civilMilliseconds(local)
  if (Number.isNaN(milliseconds))
    throw new RangeError(`'${local}' is no time of the form YYYY-MM-DD HH:mm:00`)
  const year = new Date(milliseconds).getUTCFullYear()
  if (year < firstYear || year > lastYear)
    throw new RangeError(`'${local}' is not within the years ${firstYear} to ${lastYear}`)
  return milliseconds / 1000
}
