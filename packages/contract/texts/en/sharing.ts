/** The texts in the pictures of shared links and of one’s own Moon. */
export const sharing = {
  'sharing.weekly': 'Weekly horoscope',
  'sharing.monthly': 'Monthly horoscope',
  'sharing.yearly': 'Yearly horoscope',
  'sharing.moon-kind': 'When I was born, the Moon was in',
  'sharing.moon-waxing': 'waxing, {{percent}} % lit',
  'sharing.moon-waning': 'waning, {{percent}} % lit',
  'sharing.site-kind': 'Drawn from the real sky',
  'sharing.site-dates': 'Moonsign horoscopes',
} as const
