/** The names of the signs, for pages that need no other text about charts. */
export const signs = {
  'charts.sign.Aries': 'Aries',
  'charts.sign.Taurus': 'Taurus',
  'charts.sign.Gemini': 'Gemini',
  'charts.sign.Cancer': 'Cancer',
  'charts.sign.Leo': 'Leo',
  'charts.sign.Virgo': 'Virgo',
  'charts.sign.Libra': 'Libra',
  'charts.sign.Scorpio': 'Scorpio',
  'charts.sign.Sagittarius': 'Sagittarius',
  'charts.sign.Capricorn': 'Capricorn',
  'charts.sign.Aquarius': 'Aquarius',
  'charts.sign.Pisces': 'Pisces',
} as const
