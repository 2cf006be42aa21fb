import { localMinuteAt } from './birth-instant.ts'
import type { SignKey } from './positions/zodiac.ts'

/** The certainty of a sign, if the birth time may be wrong by up to 10 minutes or is unknown. */
export interface Certainty {
  /** False when another time, by up to 10 minutes or of the same day, could change the sign. */
  certain: boolean
  /** The sign beyond the nearest change, null when certain. */
  otherSign: SignKey | null
  /** Local time of the nearest change, `YYYY-MM-DD HH:mm:00` to the nearest minute, null when certain. */
  changesAt: string | null
}

export const certainly: Certainty = { certain: true, otherSign: null, changesAt: null }

/** The span around a moment in which the birth may have been, in seconds. */
export interface Doubt {
  before: number
  after: number
}

const tenMinutes: Doubt = { before: 600, after: 600 }
const precisionSeconds = 0.1

/**
 * Finds the nearest change of sign around a moment: within 10 minutes, unless `doubt` is another span.
 *
 * @param isOneWay the point never moves backwards nor passes a whole sign in 10 minutes, so that the ends of 10
 *   minutes show whether it changes sign. Otherwise every minute is examined: near the polar circles the
 *   ascendant may pass several signs, jump, or move backwards.
 */
export function certaintyAt(
  epochSeconds: number,
  timeZone: string,
  signAt: (epochSeconds: number) => SignKey,
  isOneWay: boolean,
  doubt: Doubt = tenMinutes,
): Certainty {
  const sign = signAt(epochSeconds)
  const isOther = (seconds: number): boolean => signAt(epochSeconds + seconds) !== sign
  const stepSeconds = isOneWay ? 600 : 60
  const ways = [
    { way: -1, limit: doubt.before },
    { way: 1, limit: doubt.after },
  ]

  for (let from = 0; from < Math.max(doubt.before, doubt.after); from += stepSeconds) {
    const [nearest] = ways
      .map(({ way, limit }) => ({ way, to: Math.min(from + stepSeconds, limit) }))
      .filter(({ way, to }) => to > from && isOther(way * to))
      .map(({ way, to }) => way * firstOther(from, to, (at) => isOther(way * at)))
      .sort((a, b) => Math.abs(a) - Math.abs(b))
    if (nearest !== undefined) {
      const at = epochSeconds + nearest
      return { certain: false, otherSign: signAt(at), changesAt: localMinuteAt(at, timeZone) }
    }
  }
  return certainly
}

/** Bisects a time span that begins inside a sign and ends beyond it. Returns the moment just beyond its border. */
function firstOther(inside: number, beyond: number, isOther: (seconds: number) => boolean): number {
  while (beyond - inside > precisionSeconds) {
    const middle = (inside + beyond) / 2
    if (isOther(middle)) beyond = middle
    else inside = middle
  }
  return beyond
}
