import backzone from './data/backzone-offsets.json' with { type: 'json' }

/** From this second of UTC on (inclusive) a zone's clocks were this many seconds ahead of UTC. */
type OffsetRow = readonly [fromEpochSeconds: number, offsetSeconds: number]

export interface CivilReading {
  epochSeconds: number
  /** `skipped`: no clock showed it; `repeated`: clocks showed it twice. */
  kind: 'normal' | 'skipped' | 'repeated'
}

/** The zone's name as the tz database spells it. */
export function zoneNamed(timeZone: string): string {
  // Temporal would also take an offset or a whole ISO date-time for a zone.
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(timeZone)) throw unknownZone(timeZone)
  try {
    return new Temporal.ZonedDateTime(0n, timeZone).timeZoneId
  } catch {
    throw unknownZone(timeZone)
  }
}

/** Seconds that the zone's clocks are ahead of UTC at a moment; local mean time has odd seconds. */
export function offsetSecondsAt(zone: string, epochSeconds: number): number {
  const rows = epochSeconds < 0 ? earlyRows(zone) : undefined
  return rows
    ? rows.findLast(([from]) => from <= epochSeconds)![1]
    : engineOffsetSeconds(zone, epochSeconds)
}

/**
 * Finds the moment at which the zone's clocks showed a local time, by `Temporal`'s `compatible`
 * rule: the earlier of two, and by the offset before the gap where there was none.
 *
 * @param local what the clocks showed, to the second
 */
export function readCivilTime(zone: string, local: Temporal.PlainDateTime): CivilReading {
  const rows = local.year <= 1970 ? earlyRows(zone) : undefined
  if (rows && Temporal.PlainDateTime.compare(local, seamEnd) < 0)
    return readFromRows(rows, secondsAsUtc(local))

  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' })
  if (earlier.epochMilliseconds === later.epochMilliseconds)
    return { epochSeconds: earlier.epochMilliseconds / 1000, kind: 'normal' }
  const isRepeated = earlier.toPlainDateTime().equals(local)
  return isRepeated
    ? { epochSeconds: earlier.epochMilliseconds / 1000, kind: 'repeated' }
    : { epochSeconds: later.epochMilliseconds / 1000, kind: 'skipped' }
}

function readFromRows(rows: readonly OffsetRow[], localSeconds: number): CivilReading {
  const moments = rows.flatMap(([from, offset], index) => {
    const moment = localSeconds - offset
    const until = rows[index + 1]?.[0] ?? Infinity
    return from <= moment && moment < until ? [moment] : []
  })
  const [first] = moments
  if (first !== undefined)
    return { epochSeconds: first, kind: moments.length > 1 ? 'repeated' : 'normal' }
  const gap = rows.findIndex(([from, offset]) => localSeconds < from + offset)
  return { epochSeconds: localSeconds - rows[gap - 1]![1], kind: 'skipped' }
}

/**
 * Two days into 1970, past every local reading of the moment at which the tables of early offsets
 * hand over to the engine (no zone of theirs changed its clocks in those days).
 */
const seamEnd = Temporal.PlainDateTime.from('1970-01-03T00:00:00')

const rowsOfZone = new Map<string, readonly OffsetRow[] | undefined>()

/** The rows of a zone whose history before 1970 the engine lacks, up to and past the seam. */
function earlyRows(zone: string): readonly OffsetRow[] | undefined {
  if (!rowsOfZone.has(zone)) rowsOfZone.set(zone, readEarlyRows(zone))
  return rowsOfZone.get(zone)
}

function readEarlyRows(zone: string): readonly OffsetRow[] | undefined {
  const zones = backzone.zones as unknown as Record<string, (readonly [number | null, number])[]>
  const rows = zones[zone]
  if (!rows) return undefined
  const early = rows.map(([from, offset]): OffsetRow => [from ?? -Infinity, offset])
  return [...early, [0, engineOffsetSeconds(zone, 0)]]
}

function engineOffsetSeconds(zone: string, epochSeconds: number): number {
  const nanoseconds = BigInt(Math.floor(epochSeconds)) * 1_000_000_000n
  return new Temporal.ZonedDateTime(nanoseconds, zone).offsetNanoseconds / 1e9
}

function secondsAsUtc(local: Temporal.PlainDateTime): number {
  return local.toZonedDateTime('UTC').epochMilliseconds / 1000
}

function unknownZone(timeZone: string): RangeError {
  return new RangeError(`'${timeZone}' is not a time zone of the tz database`)
}
