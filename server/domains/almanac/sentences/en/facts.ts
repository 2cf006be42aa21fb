import type { EventWords, FactWords, Language } from '../language.ts'

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
  enters: {
    weekly: [
      'On {day} {graha} moves from {from} into {sign}, your {house}.',
      '{graha} enters {sign}, your {house}, on {day}.',
      'From {day} {graha} is in {sign}, your {house}, after its time in {from}.',
    ],
    monthly: [
      'Into {sign}, your {house}, {graha} moves on {day}.',
      'On {day} {graha} leaves {from} for {sign}, your {house}.',
    ],
    yearly: [
      '{graha} changes from {from} to {sign}, your {house}, on {day}.',
      'On {day} begins the stay of {graha} in {sign}, your {house}.',
    ],
  },
  between: [
    'From {start} to {end} {graha} is in {sign}, your {house}.',
    '{graha} crosses {sign}, your {house}, from {start} to {end}.',
    'Between {start} and {end} {graha} moves through {sign}, the {house} from your Moon.',
  ],
  moves: [
    '{graha} moves from {a}° to {b}° of {sign}, your {house}.',
    'Between {a}° and {b}° of {sign}, your {house}, {graha} goes its way this {span}.',
    'This {span} takes {graha} from {a}° to {b}° of {sign}, your {house}.',
    '{graha} is in {sign}, your {house}, and covers the stretch from {a}° to {b}°.',
    'In {sign}, your {house}, {graha} passes from {a}° to {b}°.',
    'You will find {graha} in {sign}, your {house}, between {a}° and {b}°.',
  ],
  rests: [
    '{graha} lingers at {a}° of {sign}, your {house}.',
    'At {a}° of {sign}, your {house}, {graha} hardly moves this {span}.',
    '{graha} holds its place at {a}° of {sign}, your {house}.',
    'All {span} {graha} stays close to {a}° of {sign}, your {house}.',
    'In {sign}, your {house}, {graha} takes its time over a single degree, {a}°.',
    'This {span} leaves {graha} where it was, at {a}° of {sign}, your {house}.',
  ],
  ruler: {
    moves: [
      '{graha}, ruler of your {target}, travels from {a}° to {b}° of {sign}, your {house}: {hint}.',
      'Your {target} is ruled by {graha}, now passing from {a}° to {b}° of {sign}, your {house}, and so {hint}.',
      'For {matter} look to {graha}, ruler of your {target}, on its way from {a}° to {b}° of {sign}, your {house}: {hint}.',
      'As {graha}, ruler of your {target}, goes from {a}° to {b}° of {sign}, your {house}, {hint}.',
      'With the ruler of your {target}, {graha}, crossing {a}° to {b}° of {sign}, your {house}, {hint}.',
      'From {a}° to {b}° of {sign}, your {house}, goes {graha}, which rules your {target}; {hint}.',
    ],
    rests: [
      '{graha}, ruler of your {target}, lingers at {a}° of {sign}, your {house}: {hint}.',
      'Your {target} is ruled by {graha}, which stays near {a}° of {sign}, your {house}, and so {hint}.',
      'At {a}° of {sign}, your {house}, {graha} hardly stirs; it rules your {target}, and {hint}.',
      'For {matter} look to {graha}, ruler of your {target}, quiet at {a}° of {sign}, your {house}: {hint}.',
      'With the ruler of your {target}, {graha}, taking its time at {a}° of {sign}, your {house}, {hint}.',
      'Near {a}° of {sign}, your {house}, waits {graha}, which rules your {target}; {hint}.',
    ],
    enters: [
      'On {day} {graha}, ruler of your {target}, moves from {from} into {sign}, your {house}; from then on {hint}.',
      'The ruler of your {target}, {graha}, enters {sign}, your {house}, on {day}: {hint}.',
      'From {day} {graha}, ruler of your {target}, is in {sign}, your {house}, and {hint}.',
    ],
    moon: [
      'The Moon, ruler of your {target}, is in {sign}, your {house}, {when}: {hint}.',
      'Your {target} is ruled by the Moon; while it is in {sign}, your {house}, {when}, {hint}.',
      'For {matter} look to the Moon, ruler of your {target}, in {sign}, your {house}, {when}: {hint}.',
    ],
  },
  isRetrograde: {
    weekly: [
      'Being retrograde, {graha} lets you take a second look at your {house} before a first step.',
      'Since {graha} is retrograde, what was left unfinished in your {house} comes round again.',
      'Seen from the Earth {graha} is retracing its way through your {house}; you may do the same, and correct.',
      '{graha} is retrograde, so let matters of your {house} be revised rather than rushed.',
    ],
    monthly: [
      'With {graha} retrograde in your {house}, an earlier answer may be worth another question.',
      'The backward walk of {graha} through your {house} favours whatever begins with “again”.',
    ],
  },
  turns: {
    retrograde: {
      weekly: [
        'On {day} {graha} stands still in {sign}, your {house}, and turns retrograde: revise what belongs there.',
        '{graha} turns back on {day} in your {house}; what was decided there may be looked at once more.',
        'Your {house} gets a second reading, for {graha} turns retrograde in {sign} on {day}.',
      ],
      monthly: [
        'From {day} {graha} goes backwards through {sign}, your {house}: return to what was begun there.',
        'On {day} {graha} changes direction in {sign}, your {house}, and asks for second thoughts.',
      ],
      yearly: [
        '{graha} turns retrograde on {day} in {sign}, your {house}; the following weeks belong to revision.',
        'A pause, then backwards: on {day} {graha} turns in {sign}, your {house}, and earlier questions come back with better ones.',
        'On {day} {graha} begins its way back through {sign}, your {house}, and gives you time for what was passed over there.',
      ],
    },
    direct: {
      weekly: [
        'On {day} {graha} stands still in {sign}, your {house}, and goes forward again: what waited there can move.',
        '{graha} turns direct on {day}, and matters of your {house} come out of their pause.',
        'Your {house} takes up its pace again, for {graha} turns direct in {sign} on {day}.',
      ],
      monthly: [
        'From {day} {graha} goes forward again through {sign}, your {house}: take up what was set aside there.',
        'On {day} {graha} finds its forward step in {sign}, your {house}, and delays begin to loosen.',
      ],
      yearly: [
        '{graha} turns direct on {day} in {sign}, your {house}; what was revised there can now be used.',
        'A pause, then onwards: on {day} {graha} turns in {sign}, your {house}, and plans there get their feet back.',
        'On {day} {graha} ends its way back through {sign}, your {house}; decisions that were waiting there find their date.',
      ],
    },
  },
  meet: [
    '{graha} and {other} meet on {day} in {sign}, your {house}: two voices, one matter.',
    'On {day} {graha} and {other} stand together in your {house}, and each colours the other.',
    'Your {house} is in focus on {day}, when {graha} meets {other} in {sign}.',
    '{graha} and {other} share one place on {day}, in {sign}, your {house}; let both have their say.',
    'In {sign}, your {house}, {graha} joins {other} on {day}, and a question there gets two answers.',
    'On {day} {graha} catches up with {other} in {sign}, your {house}: what belongs there is talked about.',
  ],
  phase: {
    new: {
      weekly: [
        'The Moon is new on {day} in {sign}, your {house}.',
        'On {day} Sun and Moon meet in {sign}, and it is new Moon in your {house}.',
        'Your {house} holds the new Moon of {day}, in {sign}.',
      ],
      monthly: [
        'New Moon comes on {day}, in {sign}, and with it a pause in your {house}.',
        'The dark Moon of {day} stands in {sign}, your {house}.',
      ],
      yearly: [
        'A new Moon falls into your {house}, in {sign}, on {day}.',
        'In {sign}, your {house}, the Moon renews itself on {day}.',
      ],
    },
    'first-quarter': {
      weekly: [
        'The Moon reaches its first quarter on {day} in {sign}, your {house}.',
        'On {day} the waxing half Moon stands in {sign}, your {house}.',
        'Your {house} holds the waxing half Moon of {day}, in {sign}.',
      ],
      monthly: [
        'By {day} the Moon is half full, in {sign}, your {house}.',
        'The first quarter of the Moon comes on {day}, in {sign}, your {house}.',
      ],
    },
    full: {
      weekly: [
        'The Moon is full on {day} in {sign}, your {house}.',
        'On {day} the full Moon stands in {sign}, lighting your {house}.',
        'Your {house} holds the full Moon of {day}, in {sign}.',
      ],
      monthly: [
        'Full Moon is on {day}, in {sign}, and your {house} is brightly lit.',
        'The Moon rounds out on {day} in {sign}, your {house}.',
      ],
      yearly: [
        'A full Moon falls into your {house}, in {sign}, on {day}.',
        'In {sign}, your {house}, the Moon is full on {day}.',
      ],
    },
    'last-quarter': {
      weekly: [
        'The Moon reaches its last quarter on {day} in {sign}, your {house}.',
        'On {day} the waning half Moon stands in {sign}, your {house}.',
        'Your {house} holds the waning half Moon of {day}, in {sign}.',
      ],
      monthly: [
        'By {day} the waning Moon is down to a half, in {sign}, your {house}.',
        'The last quarter of the Moon comes on {day}, in {sign}, your {house}.',
      ],
    },
  },
  eclipse: {
    Sun: {
      weekly: [
        'The {extent} eclipse of the Sun on {day} falls in {sign}, your {house}: a good moment to stay still and watch.',
        'On {day} the Sun is eclipsed ({extent}) in {sign}, and your {house} goes quiet before it begins anew.',
      ],
      monthly: [
        'The Sun’s {extent} eclipse of {day} touches {sign}, your {house}: let beginnings there wait a few days.',
        'Your {house} has the {extent} eclipse of the Sun of {day}, in {sign}; watch first and plan afterwards.',
      ],
      yearly: [
        'On {day} comes an eclipse of the Sun ({extent}), in {sign}, your {house}: a natural full stop, and room for a new sentence.',
        'The {extent} eclipse of the Sun on {day} is in {sign}, your {house}; what takes shape there in the weeks after deserves a patient look.',
        'On {day} the Sun is darkened ({extent}) in {sign}, your {house}; give matters there a fortnight before you judge them.',
      ],
    },
    Moon: {
      weekly: [
        'The {extent} eclipse of the Moon on {day} falls in {sign}, your {house}: let a feeling pass over before you name it.',
        'On {day} the Moon is eclipsed ({extent}) in {sign}; what belongs to your {house} may be seen in another light.',
      ],
      monthly: [
        'The Moon’s {extent} eclipse of {day} touches {sign}, your {house}: sleep on whatever it stirs.',
        'Your {house} has the {extent} eclipse of the Moon of {day}, in {sign}; look once, and look again a week later.',
      ],
      yearly: [
        'On {day} comes an eclipse of the Moon ({extent}), in {sign}, your {house}: something there has come full circle.',
        'The {extent} eclipse of the Moon on {day} is in {sign}, your {house}; feelings that rise then are best told to a friend.',
        'On {day} the Moon passes through the shadow ({extent}) in {sign}, your {house}; what you see there afterwards, you see more calmly.',
      ],
    },
  },
  moonDay: [
    'the Moon crosses {sign}, your {house}, and stands in {nakshatra} on {day}.',
    'the Moon is in {sign}, your {house}; its nakshatra on {day} is {nakshatra}.',
    'in {sign}, your {house}, the Moon comes to {nakshatra} on {day}.',
  ],
  moonOneDay: [
    'the Moon crosses {sign}, your {house}, and stands in {nakshatra}.',
    'the Moon is in {sign}, your {house}; its nakshatra is {nakshatra}.',
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
      'The Moon passes your second house {when}; a good moment to talk about money.',
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
    'The chapters for {days} say what this means for love, work and money, and name the days to note.',
    'What it means for love, work and home, day by day, you can read in the chapters for {days}.',
    'How {days} may feel for the Moon in {sign} is told chapter by chapter.',
    'Read on for {days}: love, work, money, wellbeing, family, and the Moon from day to day.',
    'Seven short chapters go with you through {days}.',
    'The full reading for {days} takes up love, work, money and family in turn.',
  ],
}

export const events: EventWords = {
  standing: '{graha} stands in {sign}',
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
  new: {
    weekly: [
      'Put down what you want to begin there, and leave it underground for some days.',
      'A fresh page: write one line on it, not ten.',
      'Nothing has to be seen yet; it is enough that it has begun.',
      'Choose one wish small enough to begin before the Moon grows much larger.',
      'The dark sky is a good listener, so say quietly what you are ready for.',
      'Rest first and begin afterwards; a seed does it in that order.',
    ],
    monthly: [
      'Begin in pencil; ink can follow at the half Moon.',
      'What you start now needs a name and a first small step, in that order.',
      'Keep the wish to yourself for three days and see whether it is still there.',
      'An empty page is also an answer: leave out what no longer belongs.',
      'Ask what would be enough, and begin with that.',
    ],
    yearly: [
      'Seeds of this kind take until the full Moon to show, and sometimes until the next season.',
      'A good evening for one candle and one resolution.',
      'What is begun in its shelter may take the whole quarter to grow.',
      'Clear a space first; the rest finds its way in.',
    ],
  },
  'first-quarter': {
    weekly: [
      'The first resistance shows whether you mean it.',
      'Decide for one of two ways, and the other stops calling.',
      'What you began needs a push, a friendly one.',
      'Half the light is there, and half the way; check the map before you go on.',
      'A doubt may turn out to be a useful question, so give it a chair.',
      'Adjust the plan rather than the goal.',
    ],
    monthly: [
      'Now the plan meets the world; be courteous to both.',
      'Choose the harder of two good ways if you have the strength, and the easier one without shame.',
      'Repeat the first step until the second is plain.',
      'Somebody’s objection saves you a detour.',
    ],
  },
  full: {
    weekly: [
      'What has been growing can be seen whole, so look at it before you judge.',
      'Feelings stand high; give them a table and two chairs.',
      'Something is finished; celebrate it before you go on.',
      'Others see you more clearly just now; let them say what they see.',
      'Much comes to the surface, and most of it looks better in the open.',
      'Share the moment with someone, since such evenings are made for company.',
    ],
    monthly: [
      'The answer is on the table; it may differ from the question.',
      'Thank those who helped it grow before you count the fruit.',
      'Things have reached their full size; decide what to keep.',
      'Let the conversation happen that has been walking beside you.',
      'Light falls on both sides of the matter; look at the other one first.',
    ],
    yearly: [
      'It gathers up what the weeks before have scattered.',
      'Invite people for that evening, or let yourself be invited.',
      'Whatever has ripened by then may be brought in.',
      'A good date for saying how things really stand.',
    ],
  },
  'last-quarter': {
    weekly: [
      'Clear away, return, answer: the lighter you go, the better you begin.',
      'A habit may be left at the roadside here.',
      'Sort what you have learnt from what only took your time.',
      'Forgive the part that did not work, and keep the tools.',
      'A gentle clearing-out makes room you will soon be glad of.',
      'Slow down on purpose; the month is breathing out.',
    ],
    monthly: [
      'Give back what was borrowed, words included.',
      'Halve the list and do the better half.',
      'An early night is a decision, too.',
      'Put the tools away clean.',
    ],
  },
}

export const titles: Language['titles'] = {
  ingress: {
    Sun: ['The Sun shines on {theme}', 'The Sun in {sign}: a spotlight on {theme}'],
    Moon: ['The Moon in {sign}: a feeling for {theme}'],
    Mars: ['Mars in {sign}: fresh energy for {theme}', 'Mars gets things moving: {theme}'],
    Mercury: ['Mercury in {sign}: let’s talk about {theme}', 'Mercury brings news of {theme}'],
    Jupiter: ['Jupiter in {sign}: room to grow in {theme}', 'Jupiter opens a new chapter: {theme}'],
    Venus: ['Venus in {sign}: a warm light on {theme}', 'Venus smiles on {theme}'],
    Saturn: ['Saturn in {sign}: slow and steady with {theme}', 'Saturn asks for patience: {theme}'],
    Rahu: ['Rahu in {sign}: new questions about {theme}', 'Rahu stirs up {theme}'],
    Ketu: ['Ketu in {sign}: travelling lighter in {theme}', 'Ketu loosens the grip on {theme}'],
  },
  station: {
    retrograde: [
      '{graha} retrograde: a second look at {theme}',
      '{graha} turns back in {sign}: rethinking {theme}',
    ],
    direct: [
      '{graha} direct in {sign}: moving forward with {theme}',
      '{graha} turns direct: a green light for {theme}',
    ],
  },
  new: [
    'New Moon in {sign}: a fresh start for {theme}',
    'New Moon in {sign}: a seed for {theme}',
    'A new Moon, a new page: {theme}',
  ],
  full: [
    'Full Moon in {sign} lights up {theme}',
    'Full Moon in {sign}: seeing {theme} whole',
    'Moonlight on {theme}',
  ],
  quarter: [
    'Half Moon in {sign}: a choice about {theme}',
    'At the half Moon: {theme}',
    'Half Moon in {sign}: finding the balance in {theme}',
  ],
  eclipse: ['Eclipse in {sign}: a new light on {theme}', 'Eclipse season: a pause for {theme}'],
}
