import { frameAt } from '../positions/frame.ts'
import { grahaDegrees } from '../positions/grahas.ts'
import { normalDegrees } from '../positions/zodiac.ts'

/** A thirtieth of the lunation: the Moon's longitude gains 12° on the Sun's. */
export const tithiDegrees = 12

/**
 * The tithi at a moment.
 *
 * @returns 1 to 30: 1 to 15 waxing (15 purnima, which ends with the full Moon), 16 to 30 waning (30 amavasya, which
 *   ends with the new Moon)
 */
export function tithiAt(instant: Temporal.Instant): number {
  return Math.floor(elongationAt(instant.epochMilliseconds) / tithiDegrees) + 1
}

/** The Moon's longitude less the Sun's, 0 ≤ degrees < 360. */
export function elongationAt(epochMilliseconds: number): number {
  const frame = frameAt(epochMilliseconds)
  return normalDegrees(
    grahaDegrees('Moon', frame, 'tropical') - grahaDegrees('Sun', frame, 'tropical'),
  )
}
