import olderBackzone from '../data/backzone-offsets-before-1921.json' with { type: 'json' }
import backzone from '../data/backzone-offsets.json' with { type: 'json' }

/**
 * The history of a zone's clocks, oldest row first: from second `from[i]` of UTC (inclusive; the
 * first is −Infinity) they were `offset[i]` seconds ahead of UTC.
 */
export interface ClockRows {
  from: readonly number[]
  offset: readonly number[]
}

/** The supported years. Time zones of later ones depend on future laws. */
export const firstYear = 1900
export const lastYear = 2099

const start = Temporal.Instant.from('1899-12-30T00:00:00Z')
const end = Temporal.Instant.from('2100-01-03T00:00:00Z')
const seam = Temporal.Instant.from('1970-01-01T00:00:00Z')

const rowsOfZone = new Map<string, ClockRows>()

/**
 * Reads a zone's history, once (0.2 ms).
 *
 * Before 1970 the rows of the tz database's `backzone` replace the engine's, which have the history of only one
 * city in a region; from 1970 on the engine's are right.
 *
 * @throws RangeError when the tz database has no such zone
 */
export function readClockRows(timeZone: string): ClockRows {
  const known = rowsOfZone.get(timeZone)
  if (known) return known
  const zone = zoneNamed(timeZone)
  const rows = rowsOfZone.get(zone) ?? readRows(zone)
  // Cached by the tz database's own spelling only: other casings are countless.
  rowsOfZone.set(zone, rows)
  return rows
}

function readRows(zone: string): ClockRows {
  const zones: Record<string, (number | null)[][]> = { ...olderBackzone.zones, ...backzone.zones }
  const early = zones[zone] ?? []
  const from = early.map(([second]) => second ?? -Infinity)
  const offset = early.map(([, seconds]) => seconds!)

  let clock = (early.length > 0 ? seam : start).toZonedDateTimeISO(zone)
  from.push(early.length > 0 ? clock.epochMilliseconds / 1000 : -Infinity)
  offset.push(clock.offsetNanoseconds / 1e9)
  for (;;) {
    const next = clock.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds > end.epochMilliseconds) return { from, offset }
    clock = next
    from.push(clock.epochMilliseconds / 1000)
    offset.push(clock.offsetNanoseconds / 1e9)
  }
}

/**
 * A zone’s name in the tz database’s own spelling.
 *
 * @throws RangeError when the tz database has no such zone
 */
export function zoneNamed(timeZone: string): string {
  // Temporal would also accept an offset or an ISO date-time as a zone.
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(timeZone)) throw unknownZone(timeZone)
  try {
    return new Temporal.ZonedDateTime(0n, timeZone).timeZoneId
  } catch {
    throw unknownZone(timeZone)
  }
}

function unknownZone(timeZone: string): RangeError {
  return new RangeError(`'${timeZone}' is not a time zone of the tz database`)
}
