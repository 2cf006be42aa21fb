import type { InShortTexts } from '../../texts/language.ts'

export const inShort: InShortTexts = {
  spans: {
    weekly: { span: 'this week', period: 'week' },
    monthly: { span: 'this month', period: 'month' },
  },
  areas: [
    'your health and bearing',
    'money and what you own',
    'messages, courage and short trips',
    'home',
    'children, romance and play',
    'daily work and good habits',
    'marriage and partnership',
    'shared money and hidden things',
    'travel, teachers and belief',
    'your work and good name',
    'friends and hopes',
    'rest and letting go',
  ],
  lead: {
    1: [
      'This {period} is about you, for once: {event}.',
      'You’re the subject yourself {span}, because {event}.',
    ],
    2: [
      'Money and the things you own come first {span}: {event}.',
      'Your purse and your table want some attention {span}, because {event}.',
    ],
    3: [
      'It’s a {period} for messages, errands and a bit of nerve: {event}.',
      'Brothers, sisters, neighbours and short trips fill the {period}, because {event}.',
    ],
    4: [
      'Home is where the {period} happens: {event}.',
      'What counts most {span} is behind your own front door, because {event}.',
    ],
    5: [
      'Children, romance and play are the heart of the {period}: {event}.',
      'Something you love doing comes to the front {span}, because {event}.',
    ],
    6: [
      'Plain work and good habits carry the {period}: {event}.',
      'Everyday jobs and small debts call for you {span}, because {event}.',
    ],
    7: [
      'It takes two {span}: {event}.',
      'The person across the table matters most {span}, because {event}.',
    ],
    8: [
      'Something under the surface wants looking at {span}: {event}.',
      'Shared money, old worries or a secret may come up {span}, because {event}.',
    ],
    9: [
      'The {period} looks further than usual, to journeys, teachers and belief: {event}.',
      'Far places and what you believe in are close to you {span}, because {event}.',
    ],
    10: [
      'Your work is on show {span}: {event}.',
      'People in charge look your way {span}, because {event}.',
    ],
    11: [
      'Friends and hopes set the tone {span}: {event}.',
      'A wish, a friend or a group takes the lead {span}, because {event}.',
    ],
    12: [
      'The {period} asks for rest and a door that shuts: {event}.',
      'Quiet suits you best {span}, because {event}.',
    ],
  },
  events: {
    newMoon: [
      'the new Moon on {day} is a good moment to begin something small',
      'the Moon is new on {day}, and a fresh start costs little',
      'with the new Moon on {day} a page turns quietly',
    ],
    fullMoon: [
      'the full Moon on {day} shows what has been growing out of sight',
      'the Moon is full on {day}, and things come into the open',
      'by the light of the full Moon on {day} you can see where you stand',
    ],
    solarEclipse: [
      'the Sun is eclipsed on {day}, and old custom leaves big decisions for later',
      'the eclipse of the Sun on {day} asks you to look again at what seemed settled',
    ],
    lunarEclipse: [
      'the Moon is eclipsed on {day}, and feelings may run ahead of the facts',
      'the eclipse of the Moon on {day} is a time to let go of something old',
    ],
    'enters.Sun': [
      'the Sun arrives on {day} with a month of clear daylight',
      'the Sun moves in on {day}, and for a month little stays hidden',
    ],
    'enters.Mars': [
      'Mars moves in on {day} with more drive than patience',
      'Mars arrives on {day}, and everything gets a little faster and hotter',
    ],
    'enters.Mercury': [
      'Mercury arrives on {day} with letters, calls and questions',
      'from {day} Mercury brings more talk, and more to read twice',
    ],
    'enters.Venus': [
      'Venus arrives on {day} and makes things softer',
      'Venus moves in on {day}, and kindness comes a bit more easily',
    ],
    'enters.Jupiter': [
      'Jupiter moves in on {day} and brings room to grow',
      'from {day} Jupiter is there, and there’s more good will about',
    ],
    'enters.Saturn': [
      'Saturn moves in on {day} for a long stay, and asks for patience',
      'Saturn arrives on {day}, and slow, honest work counts from then on',
    ],
    'enters.Rahu': [
      'Rahu arrives on {day} for a year and a half, and makes you hungry for something new',
      'from {day} Rahu stirs things up for a year and a half',
    ],
    returns: [
      '{graha} comes back on {day} for something left undone',
      '{graha} steps back in on {day}, so an old matter gets a second look',
    ],
    retrograde: [
      '{graha} turns back on {day}, so it’s better to check than to rush',
      'from {day} {graha} goes backwards, and what you had settled may need another look',
    ],
    direct: [
      '{graha} moves forwards again on {day}, and what was stuck comes loose',
      '{graha} stops going backwards on {day}, and plans can move once more',
    ],
    'meeting.easy': [
      '{a} and {b} meet on {day}, and they help each other along',
      '{a} and {b} come together on {day}, which makes most things simpler',
    ],
    'meeting.hard': [
      '{a} and {b} meet on {day}, and they don’t quite agree',
      '{a} and {b} share a small room on {day}, so leave each other some space',
    ],
    ruler: [
      '{graha}, which looks after your sign, keeps you busy with exactly that',
      '{graha}, the planet of your own sign, is taken up with that',
    ],
  },
  ease: {
    love: ['love needs little effort', 'it’s easy to feel close to someone'],
    work: ['work needs the least pushing', 'work goes along well enough'],
    money: ['money is easy to talk about', 'sums are easy to see through'],
    health: ['rest comes easily', 'good habits are easy to keep'],
    family: ['home is the easy part', 'family is good to lean on'],
  },
  care: {
    love: ['go gently where love is concerned', 'don’t put anyone’s love to the test'],
    work: [
      'give your work more time than it seems to need',
      'don’t take the mood at work to heart',
    ],
    money: ['look twice before you spend', 'let the larger purchase wait a night'],
    health: ['go to bed a little earlier', 'don’t skip meals or sleep'],
    family: ['keep family talks short and kind', 'let one small thing at home go'],
  },
  balance: [
    '{ease} {span}, but {care}.',
    'While {ease}, {care}.',
    '{care}, and be glad that {ease}.',
    '{ease}, so spend your patience elsewhere: {care}.',
  ],
  allEasy: [
    'Nothing pulls hard against you {span}, and {ease}.',
    'There’s little to fight {span}, and {ease}.',
  ],
  allHard: [
    'Little comes by itself {span}, so {care}, and {other}.',
    'It’s a {period} for small steps: {care}, and {other}.',
  ],
  goodDay: [
    '{day} looks like the easiest day, so {do}',
    'If you mark one day, make it {day}: {do}',
    'Keep a little time free on {day}, and {do}',
    'The Moon is on your side on {day}, so {do}',
  ],
  plainDay: ['Make {day} a simple one: {do}', '{day} is a day for small things: {do}'],
  dayWords: {
    1: ['Begin', 'Bloom', 'Breathe'],
    2: ['Count', 'Savour', 'Keep'],
    3: ['Write', 'Dare', 'Wander'],
    4: ['Nest', 'Cook', 'Remember'],
    5: ['Play', 'Create', 'Laugh'],
    6: ['Tidy', 'Mend', 'Work'],
    7: ['Meet', 'Listen', 'Share'],
    8: ['Pause', 'Wait', 'Hush'],
    9: ['Learn', 'Travel', 'Trust'],
    10: ['Lead', 'Show', 'Finish'],
    11: ['Gather', 'Wish', 'Connect'],
    12: ['Retreat', 'Dream', 'Release'],
  },
  today: ['today', 'tonight'],
  also: [
    'Keep an eye on {area} too: {event}.',
    'It’s worth watching {area} as well, because {event}.',
    'Then there’s the matter of {area}: {event}.',
  ],
  year: {
    Jupiter: {
      enters: [
        'The big change comes on {day}, when Jupiter turns to {area} and makes more room there.',
        'From {day} the kindest planet of the year, Jupiter, looks after {area}.',
        'Jupiter moves house on {day}, and {area} may become the brightest side of your year.',
      ],
      stays: [
        'Jupiter stays with {area} until {day}, so that is where things can grow.',
        'Until {day} the kindest planet, Jupiter, looks after {area}.',
      ],
    },
    Saturn: {
      enters: [
        'Saturn turns to {area} on {day}, and there it’s patience that counts.',
        'From {day} Saturn asks you to go slowly with {area}.',
      ],
      stays: [
        'Saturn asks you to go slowly with {area} until {day}.',
        'Be patient with {area} until {day}, because Saturn is in no hurry there.',
        'Until {day} Saturn keeps {area} slow and honest.',
      ],
    },
    Rahu: {
      enters: [
        'From {day} Rahu draws you towards {area}, so try one new thing at a time.',
        'Rahu turns to {area} on {day}, and you may want more of it than you can carry.',
      ],
      stays: [
        'Rahu keeps tugging at {area} until {day}, so be curious, but don’t grab.',
        'Rahu makes you hungry for more from {area} until {day}, so take small bites.',
      ],
    },
  },
}
