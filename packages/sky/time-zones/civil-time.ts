import { type ClockRows, readClockRows } from './clock-rows.ts'

export interface CivilReading {
  epochSeconds: number
  /** The zone's offset from UTC at that moment. */
  offsetSeconds: number
  /** `skipped`: the local time did not occur; `repeated`: it occurred twice. */
  kind: 'normal' | 'skipped' | 'repeated'
}

/**
 * Finds the moment at which a zone's clocks showed a local time, by `Temporal`'s `compatible` rule:
 * the earlier of two, and by the offset before the gap for a skipped time.
 *
 * `Temporal` itself lacks the early history of 110 zones and takes ten times as long.
 *
 * @param localSeconds the local time, in seconds since 1970 as if it were UTC
 * @throws RangeError on an unknown zone
 */
export function readCivilTime(timeZone: string, localSeconds: number): CivilReading {
  const { from, offset } = readClockRows(timeZone)
  // No offset exceeds a day, so only rows that touch these two days can hold the moment.
  const firstRow = rowAt(from, localSeconds - 86_400)
  let reading: CivilReading | undefined
  let row = firstRow
  for (; row < from.length && from[row]! <= localSeconds + 86_400; row++) {
    const offsetSeconds = offset[row]!
    const epochSeconds = localSeconds - offsetSeconds
    if (epochSeconds < from[row]! || epochSeconds >= (from[row + 1] ?? Infinity)) continue
    if (reading) return { ...reading, kind: 'repeated' }
    reading = { epochSeconds, offsetSeconds, kind: 'normal' }
  }
  return reading ?? readSkipped({ from, offset }, firstRow, localSeconds)
}

function readSkipped({ from, offset }: ClockRows, firstRow: number, localSeconds: number) {
  let row = firstRow
  while (localSeconds >= from[row + 1]! + offset[row + 1]!) row++
  const epochSeconds = localSeconds - offset[row]!
  return { epochSeconds, offsetSeconds: offset[row + 1]!, kind: 'skipped' } as const
}

/**
 * Seconds that a zone's clocks are ahead of UTC at a moment; local mean time has odd seconds.
 *
 * @throws RangeError on an unknown zone
 */
export function offsetSecondsAt(timeZone: string, epochSeconds: number): number {
  const { from, offset } = readClockRows(timeZone)
  return offset[rowAt(from, epochSeconds)]!
}

/** The last row that begins at or before a moment; the first begins at −Infinity. */
function rowAt(from: readonly number[], epochSeconds: number): number {
  let row = 0
  let beyond = from.length
  while (beyond - row > 1) {
    const middle = (row + beyond) >> 1
    if (from[middle]! <= epochSeconds) row = middle
    else beyond = middle
  }
  return row
}
