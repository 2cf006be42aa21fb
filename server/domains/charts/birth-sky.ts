import type { BirthSky, Sky } from '@rashi/contract'
import { moonAmongStars, moonAt, moonPhase } from '@rashi/sky'
import { moonFile } from './moon-file.rules.ts'

/** The Moon at a moment, in numbers and as the address of its picture. */
export function birthSkyOf(instant: Temporal.Instant, zodiac: Sky['zodiac']): BirthSky {
  const { sign, degreesInSign, nakshatra } = moonAt(instant, zodiac)
  const { illuminatedFraction, waxing } = moonPhase(instant)
  const file = moonFile({ ...moonAmongStars(instant), illuminatedFraction, waxing })
  return {
    sign,
    degrees_in_sign: degreesInSign,
    nakshatra,
    illuminated_percent: Math.round(illuminatedFraction * 100),
    waxing,
    mediaUrl: `/media/moon/${file}`,
  }
}
