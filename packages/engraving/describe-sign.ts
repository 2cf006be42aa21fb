import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { SignKey } from './sign-key.ts'
import type { Star } from './sky.ts'
import { constellationOf, figures, figureStars, turnDegrees } from './sky.ts'

/** Names of the brightest star of each figure; the English ones are the IAU's. */
const brightestNames: Record<SignKey, Record<LanguageCode, string>> = {
  aries: { en: 'Hamal', hi: 'हमल' },
  taurus: { en: 'Aldebaran', hi: 'रोहिणी (एल्डेबरान)' },
  gemini: { en: 'Pollux', hi: 'पोलक्स' },
  cancer: { en: 'Tarf', hi: 'तर्फ़' },
  leo: { en: 'Regulus', hi: 'मघा (रेगुलस)' },
  virgo: { en: 'Spica', hi: 'चित्रा (स्पाइका)' },
  libra: { en: 'Zubeneschamali', hi: 'ज़ुबेनेशमाली' },
  scorpio: { en: 'Antares', hi: 'ज्येष्ठा (अंतारेस)' },
  sagittarius: { en: 'Kaus Australis', hi: 'कौस ऑस्ट्रेलिस' },
  capricorn: { en: 'Deneb Algedi', hi: 'देनेब अल्गेदी' },
  aquarius: { en: 'Sadalsuud', hi: 'सदलसूद' },
  pisces: { en: 'Alpherg', hi: 'अल्फ़ेर्ग' },
}

export interface SignDescription {
  sign: SignKey
  /** IAU abbreviation of the constellation shown. */
  constellation: string
  /** Stars that the figure's lines join; a figure's stars are drawn as pointed symbols. */
  figureStarCount: number
  brightestStar: { names: Record<LanguageCode, string>; magnitude: number } & Pick<
    Star,
    'longitudeDegrees' | 'latitudeDegrees'
  >
  /** The figure's extent along the ecliptic, tropical longitude J2000, 0 to 360; may pass 0. */
  eclipticFromDegrees: number
  eclipticToDegrees: number
  extentDegrees: number
  /** The figure's extent in ecliptic latitude, south negative. */
  latitudeFromDegrees: number
  latitudeToDegrees: number
}

/** Describes a sign's picture by the numbers that it is drawn from, for texts in any language. */
export function describeSign(sign: SignKey): SignDescription {
  const constellation = constellationOf[sign]
  const own = figureStars(constellation)
  const places = figures.get(constellation)!.flat()
  const first = places[0]!.longitudeDegrees
  const turns = places.map((place) => turnDegrees(first, place.longitudeDegrees))
  const latitudes = places.map((place) => place.latitudeDegrees)
  const [from, to] = [Math.min(...turns), Math.max(...turns)]
  const round = (degrees: number) => Number((((degrees % 360) + 360) % 360).toFixed(2))
  const { magnitude, longitudeDegrees, latitudeDegrees } = own[0]!
  return {
    sign,
    constellation,
    figureStarCount: own.length,
    brightestStar: { names: brightestNames[sign], magnitude, longitudeDegrees, latitudeDegrees },
    eclipticFromDegrees: round(first + from),
    eclipticToDegrees: round(first + to),
    extentDegrees: round(to - from),
    latitudeFromDegrees: Math.min(...latitudes),
    latitudeToDegrees: Math.max(...latitudes),
  }
}
