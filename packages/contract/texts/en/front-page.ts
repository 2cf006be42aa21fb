/** The start page: its first view. */
export const frontPage = {
  'front.title': 'Moonsign horoscopes from the real sky',
  'front.description':
    'Find the sign the Moon was in when you were born, free and without an email, and read your week in it. From the real sky, in English and Hindi.',
  'front.tonight.waxing':
    'Tonight the Moon is at {{degrees}}° {{sign}}, waxing, {{percent}} % lit.',
  'front.tonight.waning':
    'Tonight the Moon is at {{degrees}}° {{sign}}, waning, {{percent}} % lit.',
  'front.tonight.new': 'Tonight the Moon is at {{degrees}}° {{sign}}, and it is new.',
  'front.tonight.full': 'Tonight the Moon is at {{degrees}}° {{sign}}, and it is full.',
  'front.heading': 'Where was the Moon when you were born?',
  'front.lead': 'That sign is your moonsign. Three things find it.',
  'front.find': 'Find my Moonsign',
  'front.free': 'Free. No email needed.',
} as const
