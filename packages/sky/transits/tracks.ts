import { frameAt } from '../positions/frame.ts'
import { type Graha, grahaDegrees, grahas } from '../positions/grahas.ts'
import {
  arcDegrees,
  normalDegrees,
  type SignKey,
  signOf,
  type Zodiac,
} from '../positions/zodiac.ts'

export const dayMilliseconds = 86_400_000

/** Daily longitudes of the grahas over a time span, and their longitudes at any moment. */
export interface Tracks {
  /** Epoch milliseconds, a day apart, from a day before the span to a day after it. */
  times: readonly number[]
  /** Longitudes at `times`, unwrapped: neighbours differ by the distance travelled. */
  degrees: Readonly<Record<Graha, readonly number[]>>
  /** 0 ≤ longitude < 360 at any moment. */
  degreesAt(graha: Graha, epochMilliseconds: number): number
  signAt(graha: Graha, epochMilliseconds: number): SignKey
}

/**
 * Samples the grahas daily. A day is short enough for all transits: the Moon travels 15° in it, and a
 * retrograde loop takes weeks.
 */
export function trackGrahas(
  fromMilliseconds: number,
  toMilliseconds: number,
  zodiac: Zodiac,
): Tracks {
  const days = Math.ceil((toMilliseconds - fromMilliseconds) / dayMilliseconds) + 2
  const times = Array.from({ length: days + 1 }, (_, day) => {
    return fromMilliseconds + (day - 1) * dayMilliseconds
  })
  const frames = times.map(frameAt)
  const degrees = Object.fromEntries(
    grahas.map((graha) => [
      graha,
      unwound(frames.map((frame) => grahaDegrees(graha, frame, zodiac))),
    ]),
  ) as unknown as Tracks['degrees']
  const degreesAt = (graha: Graha, at: number): number =>
    normalDegrees(grahaDegrees(graha, frameAt(at), zodiac))
  return { times, degrees, degreesAt, signAt: (graha, at) => signOf(degreesAt(graha, at)) }
}

function unwound(longitudes: readonly number[]): number[] {
  let turned = longitudes[0] ?? 0
  return longitudes.map((longitude) => (turned += arcDegrees(turned, longitude)))
}
