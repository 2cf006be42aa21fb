/** The twelve signs in zodiac order; a key is the sign's name in an address. */
export const signKeys = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const

export type SignKey = (typeof signKeys)[number]
