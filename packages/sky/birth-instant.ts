import { type CivilReading, offsetSecondsAt, readCivilTime, zoneNamed } from './civil-time.ts'

/** A birth's local civil time, turned into a moment. */
export interface BirthInstant {
  instant: Temporal.Instant
  /** What the clocks were ahead of UTC at that moment: `+05:30`, or `+05:21:10` in local mean time. */
  utcOffset: string
  kind: CivilReading['kind']
}

const earliestYear = 1900

/**
 * Turns a birth's local time into UTC by the rules of its zone on that day: summer time, war time,
 * local mean time.
 *
 * A time that the clocks skipped or showed twice is resolved as `Temporal`'s `compatible` rule does.
 *
 * @param local `YYYY-MM-DD HH:mm:00`, from 1900-01-01 on
 * @param timeZone an IANA zone, such as `Asia/Kolkata`
 * @throws RangeError on another form, a day or time that no calendar has, a year before 1900 or an
 *   unknown zone
 * Source: the engine's tz data from 1970 on; before, with `data/backzone-offsets.json`.
 */
export function birthInstant(local: string, timeZone: string): BirthInstant {
  const zone = zoneNamed(timeZone)
  const reading = readCivilTime(zone, civilTime(local))
  return {
    instant: Temporal.Instant.fromEpochMilliseconds(reading.epochSeconds * 1000),
    utcOffset: offsetText(offsetSecondsAt(zone, reading.epochSeconds)),
    kind: reading.kind,
  }
}

/**
 * What the clocks of a zone showed at a moment, to the nearest minute.
 *
 * @returns `YYYY-MM-DD HH:mm:00`
 * @throws RangeError on an unknown zone
 */
export function localMinuteAt(instant: Temporal.Instant, timeZone: string): string {
  const epochSeconds = Math.floor(instant.epochMilliseconds / 1000)
  const offset = offsetSecondsAt(zoneNamed(timeZone), epochSeconds)
  const minutes = Math.round((instant.epochMilliseconds / 1000 + offset) / 60)
  const shown = new Date(minutes * 60_000).toISOString()
  return `${shown.slice(0, 10)} ${shown.slice(11, 16)}:00`
}

function civilTime(local: string): Temporal.PlainDateTime {
  // ISO 8601 parsing alone would let a leap second or a bare date through.
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:00$/.test(local))
    throw new RangeError(`'${local}' is not of the form YYYY-MM-DD HH:mm:00`)
  const civil = Temporal.PlainDateTime.from(local)
  if (civil.year < earliestYear) throw new RangeError(`'${local}' is before ${earliestYear}`)
  return civil
}

function offsetText(offsetSeconds: number): string {
  const ahead = Math.abs(offsetSeconds)
  const parts = [Math.floor(ahead / 3600), Math.floor(ahead / 60) % 60]
  if (ahead % 60 !== 0) parts.push(ahead % 60)
  return (offsetSeconds < 0 ? '-' : '+') + parts.map((part) => `${part}`.padStart(2, '0')).join(':')
}
