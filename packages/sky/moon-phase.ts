import { Body, Illumination } from 'astronomy-engine'
import { frameAt } from './positions/frame.ts'
import { grahaDegrees } from './positions/grahas.ts'
import { arcDegrees, normalDegrees } from './positions/zodiac.ts'

/** The eight phases, each an eighth of the lunation around its middle. */
export const moonPhaseNames = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const
export type MoonPhaseName = (typeof moonPhaseNames)[number]

export interface MoonPhase {
  /** The Moon's longitude less the Sun's: 0 new, 90 first quarter, 180 full, 270 last quarter. */
  elongationDegrees: number
  /** 0 to 1, of the disc as seen from the centre of the Earth. */
  illuminatedFraction: number
  name: MoonPhaseName
  waxing: boolean
}

/** The Moon's phase at a moment. */
export function moonPhase(instant: Temporal.Instant): MoonPhase {
  const frame = frameAt(instant.epochMilliseconds)
  const sunDegrees = grahaDegrees('Sun', frame, 'tropical')
  const elongationDegrees = normalDegrees(
    arcDegrees(sunDegrees, grahaDegrees('Moon', frame, 'tropical')),
  )
  return {
    elongationDegrees,
    illuminatedFraction: Illumination(Body.Moon, frame.time).phase_fraction,
    name: moonPhaseNames[Math.round(elongationDegrees / 45) % 8]!,
    waxing: elongationDegrees < 180,
  }
}
