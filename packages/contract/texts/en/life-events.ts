/** The sections of a year: their list and basket, the page one reads, what was bought. `{{…}}` is filled in. */
export const lifeEvents = {
  'life-events.title': 'Life events',
  'life-events.description':
    'Thirteen sections of your year, from love and work to journeys and faith, each read from the transits over your moonsign and sold on its own.',
  'life-events.lead':
    'A year is long, and we rarely ask about all of it at once. Here it comes in sections: take the ones you have a question about.',
  'life-events.sign': 'Sign',
  'life-events.plate': '{{sign}}: its constellation, engraved from the real stars',
  'life-events.sections': 'Sections of {{year}} for {{sign}}',
  'life-events.add': 'Add to basket',
  'life-events.remove': 'Remove from basket',
  'life-events.open': 'Open to you',
  'life-events.read': 'Read',
  'life-events.read-of': 'Read: {{section}}',
  'life-events.none': 'This year has no sections yet.',
  'life-events.none-text': 'Please come back a little later, or read the year as a whole.',
  'life-events.whole-year': 'The whole year',

  'life-events.basket': 'Basket',
  'life-events.basket-empty': 'Nothing chosen yet.',
  'life-events.basket-count': 'Sections',
  'life-events.basket-total': 'Total',
  'life-events.basket-buy': 'Buy Now',
  'life-events.basket-reset': 'Empty the basket',
  'life-events.basket-once': 'Paid once, and yours to read for good. Nothing renews.',
  'life-events.diamond-text': 'A Diamond plan opens every section, week and month of its sign.',
  'life-events.all-open': 'Every section of this year is open to you.',

  'life-events.own': 'Your life events',
  'life-events.own-none': 'You have none yet.',
  'life-events.of-year': '{{section}} · {{sign}} {{year}}',
  'life-events.purchase': 'Purchase Life Events',
  'life-events.views': 'Read on',
  'life-events.weekly-view': 'Weekly view',
  'life-events.monthly-view': 'Monthly view',
  'life-events.diamond': 'Sign up for Diamond',

  'life-events.place': '{{at}} of {{count}}',
  'life-events.previous': 'Previous',
  'life-events.next': 'Next',
  'life-events.turn': 'Other sections',
  'life-events.all': 'All life events',

  'life-events.thanks': 'Thank you',
  'life-events.thanks-text':
    'Your payment went through, and a receipt is on its way by email. This is open to you now, for good:',
  'life-events.to-dashboard': 'Go to the dashboard',
} as const
