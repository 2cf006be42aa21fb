import { localMinuteAt } from './birth-instant.ts'
import type { SignKey } from './positions/zodiac.ts'

/** The certainty of a sign, if the birth time may be wrong by up to 10 minutes. */
export interface Certainty {
  /** False when 10 minutes could change the sign. */
  certain: boolean
  /** The sign beyond the nearest change, null when certain. */
  otherSign: SignKey | null
  /** Local time of the nearest change, `YYYY-MM-DD HH:mm:00` to the nearest minute, null when certain. */
  changesAt: string | null
}

export const certainly: Certainty = { certain: true, otherSign: null, changesAt: null }

/** By how much a birth time may be wrong. */
const doubtSeconds = 600
const precisionSeconds = 0.1

/**
 * Finds the nearest change of sign within 10 minutes before and after a moment.
 *
 * @param isOneWay the point never moves backwards nor passes a whole sign in 10 minutes, so that the ends of the
 *   window show whether it changes sign. Otherwise every minute is examined: near the polar circles the
 *   ascendant may pass several signs, jump, or move backwards.
 */
export function certaintyAt(
  epochSeconds: number,
  timeZone: string,
  signAt: (epochSeconds: number) => SignKey,
  isOneWay: boolean,
): Certainty {
  const sign = signAt(epochSeconds)
  const isOther = (seconds: number): boolean => signAt(epochSeconds + seconds) !== sign
  const stepSeconds = isOneWay ? doubtSeconds : 60

  for (let seconds = stepSeconds; seconds <= doubtSeconds; seconds += stepSeconds) {
    const [nearest] = [-1, 1]
      .filter((way) => isOther(way * seconds))
      .map((way) => way * firstOther(seconds - stepSeconds, seconds, (at) => isOther(way * at)))
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
