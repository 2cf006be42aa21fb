/** The start page below its first view. */
export const frontPageMore = {
  'front.signs.title': 'This week, sign by sign',
  'front.signs.lead': 'Do you know your moonsign already? Go straight to its week.',

  'front.chapter.title': 'One chapter, in full',
  'front.chapter.from': '{{sign}}, {{dates}}',
  'front.chapter.lead':
    'This is how a week reads. The rest of it is for readers; next week we open a chapter of another sign.',
  'front.chapter.on': 'See the whole week for {{sign}}',
  'front.chapter.plate': '{{sign}}: its constellation, engraved from the real stars',

  'front.prices.title': 'What it costs',
  'front.prices.free': 'With a free account',
  'front.prices.lead': 'When you want more than your own week, there are three plans.',
  'front.prices.price': '{{price}} {{frequency}}',
  'front.prices.compare': 'Compare the plans',

  'front.why.title': 'Why your sign here may not be the one you know',
  'front.why.moon':
    'The sign in a newspaper is where the Sun was on your birthday. Here it is where the Moon was at your hour of birth: for about eleven people in twelve, that is another sign.',
  'front.why.sidereal':
    'We also count the signs against the stars, as in India. Western horoscopes count from the spring equinox, and the two have drifted 24° apart. So about 79 % of people find the same Moon one sign earlier here.',
  'front.why.drawing':
    'Two rings of twelve signs: the outer one by the stars, the inner one by the equinox, 24° apart',
  'front.why.tropical':
    'Signs here are counted from the spring equinox, as in Western horoscopes, so the name of the sign is the one you know from there.',

  'front.exact.title': 'How exact it is',
  'front.exact.place': 'The Moon’s place',
  'front.exact.place-text':
    'Within 10 arcseconds of Swiss Ephemeris, which astrologers check by, for births from 1900 to 2030. That is the width of a pound coin seen from nearly half a kilometre away.',
  'front.exact.sure': 'How sure the sign is',
  'front.exact.sure-text':
    'If a birth time that is ten minutes out could change your sign, we tell you, with the minute at which it changes.',
  'front.exact.receipt': 'Every step to check',
  'front.exact.receipt-text':
    'Each result shows its working: the local time, the time zone of that day, universal time and the Moon’s longitude.',
} as const
