import type { YearWords } from '../language.ts'

export const year: YearWords = {
  title: ['{sign} in {year}', '{year} for the Moon in {sign}', 'The year {year} from {sign}'],
  tides: 'The long tides',
  turnings: 'Eclipses and turnings',
  opening: [
    'A year is read from its slow travellers first. Jupiter, Saturn and the two nodes set the tone of {year} for the Moon in {sign}; the Sun, Mars and Venus play upon it, quarter by quarter. Every date here is one on which something moves in the sky, and every house is counted from your own sign.',
    'Think of {year} as a piece with a ground bass. Saturn and Jupiter hold the long notes, Rahu and Ketu pull at the key, and the quick grahas bring the melody. For the Moon in {sign} the houses are counted from {sign} itself, and the dates are those of the sky.',
    'What {year} brings to the Moon in {sign} is told here from the outside inwards: first the grahas that stay for months and years, then those that pass. Read it once as a whole, and come back to a quarter when it begins.',
  ],
  jupiter: {
    in: [
      'From {start} to {end} Jupiter is in {sign}, which is your {target} itself, and gives this part of life room and good counsel.',
      'This is the place that Jupiter, in {sign}, visits from {start} to {end}; what is tended here then can grow.',
    ],
    sees: [
      'From {sign}, your {house}, where it stands from {start} to {end}, Jupiter looks upon your {target} and lends it goodwill.',
      'Jupiter does not stand here, yet sees it: from {sign}, your {house}, its glance falls on your {target} between {start} and {end}.',
    ],
    elsewhere: [
      'Jupiter, at its longest in {sign}, your {house} ({start} to {end}), is busy elsewhere, so this field lives on what you put into it.',
      'Jupiter spends its longest stay of the year, from {start} to {end}, in {sign}, your {house}; what it gives there can be carried over here by hand.',
      'From {start} to {end} Jupiter has its main stay in {sign}, your {house}; here it is a guest who sends greetings, and you remain the host.',
      'Here Jupiter is absent: its long stay, from {start} to {end}, is in {sign}, your {house}, and good counsel has to be fetched from there.',
      'Jupiter favours your {house} this year, in {sign} from {start} to {end}; in this field steady habits do its work.',
    ],
  },
  saturn: {
    in: [
      'Saturn keeps to {sign}, this very house, from {start} to {end}, and asks for order, patience and an honest look at limits.',
      'Here, in {sign}, Saturn stays from {start} to {end}: slow work, and lasting.',
    ],
    sees: [
      'Saturn looks on from {sign}, your {house}, from {start} to {end}, and wants things done properly and in their time.',
      'The measured glance of Saturn comes from {sign}, your {house}, between {start} and {end}: fewer promises, and those kept.',
    ],
    elsewhere: [
      'Saturn has its work in {sign}, your {house}, from {start} to {end}, and leaves this matter comparatively free.',
      'Saturn, in {sign}, your {house}, from {start} to {end}, looks elsewhere; you set the pace here yourself.',
      'From {start} to {end} Saturn examines {sign}, your {house}; here the examiner is out of the room, and your own standards count.',
      'Saturn’s long lesson is held in {sign}, your {house}, from {start} to {end}; this field may use what is learnt there.',
      'What Saturn asks, it asks of your {house}, in {sign}, from {start} to {end}; here you owe it nothing but regularity.',
    ],
  },
  lord: [
    'Your {target} is ruled by {graha}, which spends its longest stay of the year, from {start} to {end}, in {sign}, your {house}; so it brings {theme} into this story.',
    'The ruler of your {target} is {graha}. From {start} to {end} you find it in {sign}, your {house}, the place of {theme}, and threads run from there to here.',
    'As ruler of your {target}, {graha} is worth watching: its longest stay, from {start} to {end}, is in {sign}, your {house}, and carries {theme} into these matters.',
  ],
  lordHome: [
    'Your {target} is ruled by {graha}, which spends its longest stay of the year, from {start} to {end}, in {sign}, at home: a good foundation for all that is told here.',
    'The ruler of your {target}, {graha}, is longest in its own house this year, in {sign} from {start} to {end}; these matters stand on their own feet.',
  ],
  moonLord: [
    'Your {target} is ruled by the Moon, so it breathes with the month: full around {day}, when the Moon stands in {sign}, your {house}.',
  ],
  ketu: [
    'Opposite Rahu walks Ketu, in {sign}, your {house}, from {start} to {end}; what has become a habit there may quietly be laid down.',
    'Ketu, always across from Rahu, is in {sign}, your {house}, from {start} to {end}, and asks for less there rather than more.',
  ],
  windows: [
    'Days with more light on it: {windows}.',
    'Your {target} is crossed by quick visitors, each of them an occasion: {windows}.',
    'Mark in the calendar when something moves here: {windows}.',
  ],
  window: '{graha} from {start} to {end}',
  and: ' and ',
  ruler: [
    'The Moon in {sign} stands in the house of {graha}, and tradition gives {graha} the {stone}. Wear a stone because you love its colour and its story; it is an ornament and a reminder, and no more is claimed for it here.',
    'Your sign is ruled by {graha}. The old books pair {graha} with the {stone}, and people have worn it for centuries as a sign of respect; as jewellery it is beautiful, and that is reason enough.',
    'Tradition names {graha} the ruler of {sign} and the {stone} its stone. A remedy, in the old sense, is a habit that turns the mind to a good quality; a ring can be the knot in the handkerchief.',
  ],
}
