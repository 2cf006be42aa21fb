import type { Graha, SignKey } from '@rashi/sky'
import { rulerOf } from './gochara.rules.ts'

/** A graha that can be exalted or fallen. */
export type Planet = Exclude<Graha, 'Moon' | 'Rahu' | 'Ketu'>

export type Dignity = 'exalted' | 'fallen' | 'own'

/** The signs in which a planet is exalted (uccha) and fallen (nicha). Source: Brihat Parashara 3. */
const exaltation: Record<Planet, { exalted: SignKey; fallen: SignKey }> = {
  Sun: { exalted: 'Aries', fallen: 'Libra' },
  Mars: { exalted: 'Capricorn', fallen: 'Cancer' },
  Mercury: { exalted: 'Virgo', fallen: 'Pisces' },
  Jupiter: { exalted: 'Cancer', fallen: 'Capricorn' },
  Venus: { exalted: 'Pisces', fallen: 'Virgo' },
  Saturn: { exalted: 'Libra', fallen: 'Aries' },
}

export const planets = Object.keys(exaltation) as Planet[]

/** Returns a planet's dignity in a sign. Mercury in Virgo, which is also its own sign, is exalted. */
export function dignityOf(planet: Planet, sign: SignKey): Dignity | undefined {
  if (exaltation[planet].exalted === sign) return 'exalted'
  if (exaltation[planet].fallen === sign) return 'fallen'
  return rulerOf[sign] === planet ? 'own' : undefined
}
