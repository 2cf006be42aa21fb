import type { BirthSky, Sky } from '@rashi/contract'
import { moonAmongStars, moonAt, moonPhase } from '@rashi/sky'
import { inCurrentEdition } from '@rashi/contract/pictures.rules'
import { formatMoonFileName } from './moon-file.rules.ts'

/** Normalises an angle to −180 ≤ angle < 180 degrees. */
const shorterArc = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

/** Describes the Moon at an instant: numbers and the URL of its picture. */
export function describeBirthSky(instant: Temporal.Instant, zodiac: Sky['zodiac']): BirthSky {
  const { sign, degreesInSign, nakshatra, longitudeDegrees } = moonAt(instant, zodiac)
  const star = moonAmongStars(instant)
  const { illuminatedFraction, waxing } = moonPhase(instant)
  const file = formatMoonFileName({
    longitudeDegrees,
    // The same Moon by both counts: the difference is where the zodiac begins among the stars.
    ariesDegrees: shorterArc(star.longitudeDegrees - longitudeDegrees),
    latitudeDegrees: star.latitudeDegrees,
    illuminatedFraction,
    waxing,
  })
  return {
    sign,
    degrees_in_sign: degreesInSign,
    nakshatra,
    illuminated_percent: Math.round(illuminatedFraction * 100),
    waxing,
    mediaUrl: inCurrentEdition(`/media/moon/${file}`),
  }
}
