import { localMinuteAt } from './birth-instant.ts'
import type { SignKey } from './zodiac.ts'

/** How sure a sign is, if the birth time may be off by up to 10 minutes either way. */
export interface Certainty {
  /** False when 10 minutes could change the sign. */
  certain: boolean
  /** The sign beyond the nearest change, null when certain. */
  otherSign: SignKey | null
  /** Local time of the nearest change, `YYYY-MM-DD HH:mm:00` to the nearest minute, null when certain. */
  changesAt: string | null
}

const doubtMinutes = 10
const minuteMilliseconds = 60_000
const precisionMilliseconds = 100

/**
 * Looks for the nearest change of sign within 10 minutes before and after a moment.
 *
 * It steps by minutes, since near the polar circles the ascendant may run through several signs
 * within the window, or turn back.
 */
export function certaintyAt(
  epochMilliseconds: number,
  timeZone: string,
  signAt: (epochMilliseconds: number) => SignKey,
): Certainty {
  const sign = signAt(epochMilliseconds)
  for (let minutes = 1; minutes <= doubtMinutes; minutes++) {
    const changes = [-1, 1]
      .filter((way) => signAt(epochMilliseconds + way * minutes * minuteMilliseconds) !== sign)
      .map((way) => changeBetween(epochMilliseconds, way, minutes, sign, signAt))
      .sort((a, b) => a.distance - b.distance)
    const [nearest] = changes
    if (nearest) {
      const at = epochMilliseconds + nearest.way * nearest.distance
      return {
        certain: false,
        otherSign: signAt(at),
        changesAt: localMinuteAt(Temporal.Instant.fromEpochMilliseconds(Math.round(at)), timeZone),
      }
    }
  }
  return { certain: true, otherSign: null, changesAt: null }
}

/** Bisects the minute in which the sign changes; the distance returned lies just beyond the border. */
function changeBetween(
  epochMilliseconds: number,
  way: number,
  minutes: number,
  sign: SignKey,
  signAt: (epochMilliseconds: number) => SignKey,
): { way: number; distance: number } {
  let inside = (minutes - 1) * minuteMilliseconds
  let beyond = minutes * minuteMilliseconds
  while (beyond - inside > precisionMilliseconds) {
    const middle = (inside + beyond) / 2
    if (signAt(epochMilliseconds + way * middle) === sign) inside = middle
    else beyond = middle
  }
  return { way, distance: beyond }
}
