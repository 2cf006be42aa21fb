import type { BirthSky, Sky } from '@rashi/contract'
import { moonAmongStars, moonAt, moonPhase } from '@rashi/sky'
import { formatMoonFileName } from './moon-file.rules.ts'

/** Describes the Moon at an instant: numbers and the URL of its picture. */
export function describeBirthSky(instant: Temporal.Instant, zodiac: Sky['zodiac']): BirthSky {
  const { sign, degreesInSign, nakshatra } = moonAt(instant, zodiac)
  const { illuminatedFraction, waxing } = moonPhase(instant)
  const file = formatMoonFileName({ ...moonAmongStars(instant), illuminatedFraction, waxing })
  return {
    sign,
    degrees_in_sign: degreesInSign,
    nakshatra,
    illuminated_percent: Math.round(illuminatedFraction * 100),
    waxing,
    mediaUrl: `/media/moon/${file}`,
  }
}
