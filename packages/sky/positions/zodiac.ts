/** The twelve signs from 0° Aries eastwards, each 30° of the ecliptic. */
export const signKeys = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const
export type SignKey = (typeof signKeys)[number]

/** `sidereal`: counted from Lahiri's first point; `tropical`: from the true equinox of date. */
export type Zodiac = 'sidereal' | 'tropical'

/** The 27 lunar mansions, each 13°20′ of the sidereal zodiac, from its first point eastwards. */
export const nakshatraKeys = [
  'ashwini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva-phalguni',
  'uttara-phalguni',
  'hasta',
  'chitra',
  'swati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva-ashadha',
  'uttara-ashadha',
  'shravana',
  'dhanishta',
  'shatabhisha',
  'purva-bhadrapada',
  'uttara-bhadrapada',
  'revati',
] as const
export type NakshatraKey = (typeof nakshatraKeys)[number]
export type Pada = 1 | 2 | 3 | 4

/** A point of the ecliptic in the terms of an almanac. */
export interface SkyPoint {
  zodiac: Zodiac
  /** The degrees subtracted from the tropical longitude: Lahiri's ayanamsa, or 0 in the tropical zodiac. */
  ayanamsaDegrees: number
  /** 0 ≤ longitude < 360, in `zodiac`. */
  longitudeDegrees: number
  sign: SignKey
  /** 0 ≤ degrees < 30. */
  degreesInSign: number
  /** By the sidereal longitude in both zodiacs, since nakshatras are groups of stars. */
  nakshatra: NakshatraKey
  pada: Pada
}

/** Normalises an angle to 0 ≤ angle < 360 degrees. */
export function normalDegrees(degrees: number): number {
  const turned = degrees % 360
  // A tiny negative angle plus 360 rounds to 360, which would be a thirteenth sign.
  return turned >= 0 ? turned : turned + 360 < 360 ? turned + 360 : 0
}

/** The shorter arc from `from` to `to`, −180 ≤ degrees < 180, positive eastwards. */
export function arcDegrees(from: number, to: number): number {
  return normalDegrees(to - from + 180) - 180
}

/** The sign of a longitude of 0 ≤ degrees < 360. */
export function signOf(longitudeDegrees: number): SignKey {
  return signKeys[Math.floor(longitudeDegrees / 30)]!
}

/**
 * Describes a point of the ecliptic.
 *
 * @param tropicalDegrees longitude from the true equinox of date, any turn
 * @param lahiriDegrees Lahiri's ayanamsa at that moment
 */
export function skyPoint(tropicalDegrees: number, lahiriDegrees: number, zodiac: Zodiac): SkyPoint {
  const siderealDegrees = normalDegrees(tropicalDegrees - lahiriDegrees)
  const longitudeDegrees = zodiac === 'sidereal' ? siderealDegrees : normalDegrees(tropicalDegrees)
  const quarter = Math.floor((siderealDegrees * 108) / 360)
  return {
    zodiac,
    ayanamsaDegrees: zodiac === 'sidereal' ? lahiriDegrees : 0,
    longitudeDegrees,
    sign: signOf(longitudeDegrees),
    degreesInSign: longitudeDegrees % 30,
    nakshatra: nakshatraKeys[quarter >> 2]!,
    pada: ((quarter & 3) + 1) as Pada,
  }
}
