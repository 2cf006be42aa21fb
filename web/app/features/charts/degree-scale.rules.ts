import type { Sky } from '@rashi/contract'

const signDegrees = 30
const nakshatraDegrees = 360 / 27

/** A part of a sign, in degrees from its beginning. */
export interface Span {
  from: number
  to: number
}

/**
 * The nakshatras of a sign as parts of it, in their order. They belong to the stars: in the tropical zodiac they are
 * further on by the ayanamsa.
 */
export function nakshatrasOfSign({
  zodiac,
  ayanamsa_degrees,
  longitude_degrees,
  degrees_in_sign,
}: Pick<Sky, 'zodiac' | 'ayanamsa_degrees' | 'longitude_degrees' | 'degrees_in_sign'>): Span[] {
  // Both numbers are rounded, but a sign begins at a whole thirty.
  const sign = Math.round((longitude_degrees - degrees_in_sign) / signDegrees) * signDegrees
  const begin = zodiac === 'tropical' ? sign - ayanamsa_degrees : sign
  const first = Math.floor(begin / nakshatraDegrees + 1e-9)
  return Array.from({ length: 4 }, (_, index) => {
    const from = (first + index) * nakshatraDegrees - begin
    return { from: Math.max(0, from), to: Math.min(signDegrees, from + nakshatraDegrees) }
  }).filter(({ from, to }) => to - from > 1e-6)
}
