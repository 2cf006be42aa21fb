/** The texts in the pictures of shared links. */
export const sharing = {
  'sharing.weekly': 'Weekly horoscope',
  'sharing.monthly': 'Monthly horoscope',
  'sharing.yearly': 'Yearly horoscope',
  'sharing.site-kind': 'Drawn from the real sky',
  'sharing.site-dates': 'Moonsign horoscopes',
} as const
