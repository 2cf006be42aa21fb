import type { EventWords, FactWords, Language } from '../../language.ts'

export const facts: FactWords = {
  stays: [
    '{graha} stays in {sign} all {span}, your {house}.',
    'All {span} {graha} is in {sign}, the {house} from your Moon.',
    '{graha} keeps to {sign} this {span}, and so to your {house}.',
  ],
  until: [
    'Until {day} {graha} is in {sign}, your {house}.',
    'Up to {day} {graha} goes on through {sign}, your {house}.',
    '{graha} is still in {sign}, your {house}, until {day}.',
  ],
  enters: [
    'On {day} {graha} moves from {from} into {sign}, your {house}.',
    '{graha} enters {sign}, your {house}, on {day}.',
    'From {day} {graha} is in {sign}, your {house}, after its time in {from}.',
  ],
  between: [
    'From {start} to {end} {graha} is in {sign}, your {house}.',
    '{graha} crosses {sign}, your {house}, from {start} to {end}.',
    'Between {start} and {end} {graha} moves through {sign}, the {house} from your Moon.',
  ],
  isRetrograde: [
    '{graha} is moving backwards here, so take a second look before a first step.',
    'Since {graha} is retrograde, what was left unfinished comes round again.',
    'Seen from the Earth {graha} goes back over its way; you may do the same, and correct.',
  ],
  turns: {
    retrograde: [
      'On {day} {graha} stands still in {sign}, your {house}, and turns retrograde: revise what belongs there.',
      '{graha} turns back on {day} in your {house}; what was decided there may be looked at once more.',
      'Your {house} gets a second reading, for {graha} turns retrograde in {sign} on {day}.',
    ],
    direct: [
      'On {day} {graha} stands still in {sign}, your {house}, and goes forward again: what waited there can move.',
      '{graha} turns direct on {day}, and matters of your {house} come out of their pause.',
      'Your {house} takes up its pace again, for {graha} turns direct in {sign} on {day}.',
    ],
  },
  meet: [
    '{graha} and {other} meet on {day} in {sign}, your {house}: two voices, one matter.',
    'On {day} {graha} and {other} stand together in your {house}, and each colours the other.',
    'Your {house} is in focus on {day}, when {graha} meets {other} in {sign}.',
  ],
  phase: {
    new: [
      'The Moon is new on {day} in {sign}, your {house}.',
      'On {day} Sun and Moon meet in {sign}, and it is new Moon in your {house}.',
      'Your {house} holds the new Moon of {day}, in {sign}.',
    ],
    'first-quarter': [
      'The Moon reaches its first quarter on {day} in {sign}, your {house}.',
      'On {day} the waxing half Moon stands in {sign}, your {house}.',
      'Your {house} holds the waxing half Moon of {day}, in {sign}.',
    ],
    full: [
      'The Moon is full on {day} in {sign}, your {house}.',
      'On {day} the full Moon stands in {sign}, lighting your {house}.',
      'Your {house} holds the full Moon of {day}, in {sign}.',
    ],
    'last-quarter': [
      'The Moon reaches its last quarter on {day} in {sign}, your {house}.',
      'On {day} the waning half Moon stands in {sign}, your {house}.',
      'Your {house} holds the waning half Moon of {day}, in {sign}.',
    ],
  },
  eclipse: {
    Sun: [
      'The {extent} eclipse of the Sun on {day} falls in {sign}, your {house}: a good moment to stay still and watch.',
      'On {day} the Sun is eclipsed ({extent}) in {sign}, and your {house} goes quiet before it begins anew.',
    ],
    Moon: [
      'The {extent} eclipse of the Moon on {day} falls in {sign}, your {house}: let a feeling pass over before you name it.',
      'On {day} the Moon is eclipsed ({extent}) in {sign}; what belongs to your {house} may be seen in another light.',
    ],
  },
  moonDay: [
    'the Moon crosses {sign}, your {house}, and stands in {nakshatra} on {day}.',
    'the Moon is in {sign}, your {house}; its mansion on {day} is {nakshatra}.',
    'in {sign}, your {house}, the Moon comes to {nakshatra} on {day}.',
  ],
  moonOneDay: [
    'the Moon crosses {sign}, your {house}, and stands in {nakshatra}.',
    'the Moon is in {sign}, your {house}; its mansion is {nakshatra}.',
    'in {sign}, your {house}, the Moon comes to {nakshatra}.',
  ],
  moonTopic: {
    love: [
      'While the Moon passes your seventh house, {when}, say the tender thing first.',
      'The Moon is in your seventh house {when}: a good time for two.',
      'Keep some hours for each other {when}, while the Moon is in your seventh house.',
    ],
    work: [
      'The Moon crosses your tenth house {when}: what you show then is seen.',
      'If you may choose the appointment, choose it {when}, while the Moon stands in your tenth house.',
      'With the Moon in your tenth house {when}, you are asked for; have an answer ready.',
    ],
    money: [
      'The Moon is in your second house {when}: a calm hour with the figures goes well then.',
      'The Moon passes your second house {when}; speak of money then, if you must.',
      'Lists and sums come out right {when}, while the Moon is in your second house.',
    ],
    health: [
      'The Moon is in your own sign {when}; listen to the body first.',
      'The Moon comes home to your sign {when}, and a quiet morning does you good.',
      'While the Moon stands in your own sign, {when}, do one thing for yourself alone.',
    ],
    family: [
      'The Moon crosses your fourth house {when}: stay in, and ask somebody over.',
      'The Moon is in your fourth house {when}, which is good for home and mother.',
      'Leave something undone outside {when}, when the Moon passes your fourth house, and do it at home.',
    ],
  },
  previewOfYear: [
    'The whole reading follows the long tides and the four quarters; thirteen sections take up love, work, home and the rest one by one.',
    'What the year asks of the Moon in {sign}, quarter by quarter, stands in the full reading, and each field of life has a section of its own.',
    'Read the year as a whole, or choose among thirteen sections the one that you are asking about.',
  ],
  preview: [
    'The chapters say what this asks of love, work and means, and name the days to note.',
    'What follows from it for love, work and home, day by day, stands in the chapters of this {span}.',
    'How the {span} runs for the Moon in {sign}, and on which days, the chapters tell.',
  ],
}

export const events: EventWords = {
  ingress: '{graha} moves from {from} into {sign}',
  station: {
    retrograde: '{graha} turns retrograde in {sign}',
    direct: '{graha} turns direct in {sign}',
  },
  phase: {
    new: 'New Moon in {sign}',
    'first-quarter': 'Moon at first quarter in {sign}',
    full: 'Full Moon in {sign}',
    'last-quarter': 'Moon at last quarter in {sign}',
  },
  conjunction: '{graha} meets {other} in {sign}',
  combustion: {
    begins: '{graha} is lost in the Sun’s rays in {sign}',
    ends: '{graha} comes out of the Sun’s rays in {sign}',
  },
  eclipse: {
    Sun: 'Eclipse of the Sun ({extent}), the Moon in {sign}',
    Moon: 'Eclipse of the Moon ({extent}) in {sign}',
  },
  extent: { penumbral: 'penumbral', partial: 'partial', annular: 'annular', total: 'total' },
}

export const phases: Language['phases'] = {
  new: [
    'Put down what you want to begin there, and leave it underground for some days.',
    'A fresh page: write one line on it, not ten.',
    'Nothing has to be seen yet; it is enough that it has begun.',
  ],
  'first-quarter': [
    'The first resistance shows whether you mean it.',
    'Decide for one of two ways, and the other stops calling.',
    'What you began needs a push, a friendly one.',
  ],
  full: [
    'What has been growing can be seen whole, so look at it before you judge.',
    'Feelings stand high; give them a table and two chairs.',
    'Something is finished; celebrate it before you go on.',
  ],
  'last-quarter': [
    'Clear away, return, answer: the lighter you go, the better you begin.',
    'A habit may be left at the roadside here.',
    'Sort what you have learnt from what only took your time.',
  ],
}

export const titles: Language['titles'] = {
  ingress: ['{graha} turns to {theme}', '{graha} comes to {theme}', '{graha} visits {theme}'],
  station: [
    '{graha} pauses over {theme}',
    'A turn of {graha}: {theme}',
    '{graha} thinks again about {theme}',
  ],
  new: [
    'A new Moon for {theme}',
    'Dark Moon, first seed: {theme}',
    'The new Moon asks about {theme}',
  ],
  full: ['A full Moon over {theme}', 'Full light on {theme}', 'The full Moon shows {theme}'],
  quarter: [
    'A half Moon between you and {theme}',
    'Half light on {theme}',
    'The Moon at the quarter: {theme}',
  ],
  eclipse: ['A shadow passes over {theme}', 'Eclipse season: {theme}'],
}
