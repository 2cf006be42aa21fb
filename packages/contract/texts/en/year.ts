/** The year as a book: its cover with the wheel, its contents, one section a page, its print. `{{…}}` is filled in. */
export const year = {
  'year.wheel':
    'The wheel of {{year}} for {{sign}}, with the moves of the slow planets, the eclipses and the good weeks. The lists say the same in words.',
  'year.wheel-key':
    'January is at the top and the year runs clockwise. The broad arcs on the rim are your good weeks. From the outside in, the rings belong to Mars, Jupiter, Saturn, Rahu and Ketu, each marked on the day it changes sign.',
  'year.needle': 'The needle points to today.',
  'year.good-weeks': 'Good weeks',
  'year.good-weeks-text':
    'More of the planets than usual are in places that tradition calls easy for {{sign}}. If you can choose a date, choose one of these.',
  'year.moves': 'The dates of the slow planets and the eclipses',
  'year.turnings': 'Planets that turn back or forward',
  'year.zone': 'Dates as they fall in {{zone}}',

  'year.overview': 'The year as a whole',
  'year.contents': 'Contents',
  'year.minutes': '{{minutes}} min',
  'year.open': 'Open',
  'year.locked': 'Locked · {{price}}',
  'year.locked-how':
    'A locked section can be bought on its own. It stays open to you for good, and nothing renews. Diamond opens them all.',
  'year.choose': 'Buy sections one by one',
  'year.begin': 'Begin with {{section}}',
  'year.continue': 'Continue with {{section}}',
  'year.print': 'Print the year',

  'year.place': '{{at}} of {{count}}',
  'year.turn': 'Turn the page',
  'year.previous': 'Previous',
  'year.next': 'Next',
  'year.cover': 'Cover and contents',
  'year.locked-title': 'This section is locked',
  'year.locked-text':
    'Buy it on its own for {{price}}. You pay once, it stays open to you for good, and nothing renews.',
  'year.locked-past': 'Sections of a past year are no longer sold.',
  'year.add': 'Add to basket',
} as const
