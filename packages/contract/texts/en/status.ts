/** The page that says what works now. The server sends it by itself, also without the database. */
export const status = {
  'status.title': 'What works right now',
  'status.all-well': 'Everything is working.',
  'status.some': 'Part of the service is not working. We are putting it right.',
  'status.reading': 'Reading horoscopes',
  'status.signing-in': 'Signing in',
  'status.paying': 'Paying',
  'status.emails': 'Emails from us',
  'status.works': 'working',
  'status.down': 'not working',
  'status.late': 'arriving late',
  'status.paid-once': 'If a payment was interrupted, you are not charged twice.',
  'status.age': 'Checked just now. Reload the page to check again.',
  'status.to-start': 'To the start page',
  'status.link': 'See what works right now',
} as const
