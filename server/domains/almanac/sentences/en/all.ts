import type { Language } from '../language.ts'
import { advice, everyday } from './advice.ts'
import { events, facts, phases, titles } from './facts.ts'
import { hints } from './hints.ts'
import { jupiter } from './jupiter.ts'
import { longer } from './longer.ts'
import { mars } from './mars.ts'
import { mercury } from './mercury.ts'
import { month, quarterAdvice } from './month.ts'
import { moon } from './moon.ts'
import { rahu } from './rahu.ts'
import { sections } from './sections.ts'
import { sun } from './sun.ts'
import { venus } from './venus.ts'
import { year } from './year.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const monthName = (day: Temporal.PlainDate) => months[day.month - 1]!
const dayOfMonth = (day: Temporal.PlainDate) => `${day.day} ${monthName(day)}`
const day = (date: Temporal.PlainDate) => `${weekdays[date.dayOfWeek - 1]!} ${dayOfMonth(date)}`

function days(from: Temporal.PlainDate, to: Temporal.PlainDate): string {
  if (from.equals(to)) return day(from)
  const first = from.month === to.month ? `${weekdays[from.dayOfWeek - 1]!} ${from.day}` : day(from)
  return `${first} to ${day(to)}`
}

const houses = [
  'first house',
  'second house',
  'third house',
  'fourth house',
  'fifth house',
  'sixth house',
  'seventh house',
  'eighth house',
  'ninth house',
  'tenth house',
  'eleventh house',
  'twelfth house',
]
const themes = [
  'your own plans',
  'money and self-worth',
  'courage and conversation',
  'home and family',
  'romance and creativity',
  'duty and daily routine',
  'partnership',
  'trust and shared resources',
  'faith and far horizons',
  'career and reputation',
  'friends and hopes',
  'rest and letting go',
]
const spans = { weekly: 'week', monthly: 'month', yearly: 'year' }

export const sentences: Language = {
  signs: {
    Aries: 'Aries',
    Taurus: 'Taurus',
    Gemini: 'Gemini',
    Cancer: 'Cancer',
    Leo: 'Leo',
    Virgo: 'Virgo',
    Libra: 'Libra',
    Scorpio: 'Scorpio',
    Sagittarius: 'Sagittarius',
    Capricorn: 'Capricorn',
    Aquarius: 'Aquarius',
    Pisces: 'Pisces',
  },
  grahas: {
    Sun: 'the Sun',
    Moon: 'the Moon',
    Mars: 'Mars',
    Mercury: 'Mercury',
    Jupiter: 'Jupiter',
    Venus: 'Venus',
    Saturn: 'Saturn',
    Rahu: 'Rahu',
    Ketu: 'Ketu',
  },
  nakshatras: {
    ashwini: 'Ashwini',
    bharani: 'Bharani',
    krittika: 'Krittika',
    rohini: 'Rohini',
    mrigashira: 'Mrigashira',
    ardra: 'Ardra',
    punarvasu: 'Punarvasu',
    pushya: 'Pushya',
    ashlesha: 'Ashlesha',
    magha: 'Magha',
    'purva-phalguni': 'Purva Phalguni',
    'uttara-phalguni': 'Uttara Phalguni',
    hasta: 'Hasta',
    chitra: 'Chitra',
    swati: 'Swati',
    vishakha: 'Vishakha',
    anuradha: 'Anuradha',
    jyeshtha: 'Jyeshtha',
    mula: 'Mula',
    'purva-ashadha': 'Purva Ashadha',
    'uttara-ashadha': 'Uttara Ashadha',
    shravana: 'Shravana',
    dhanishta: 'Dhanishta',
    shatabhisha: 'Shatabhisha',
    'purva-bhadrapada': 'Purva Bhadrapada',
    'uttara-bhadrapada': 'Uttara Bhadrapada',
    revati: 'Revati',
  },
  houses,
  houseNames: houses,
  themes,
  themesOf: themes,
  matters: {
    love: 'love',
    work: 'work',
    money: 'money',
    health: 'wellbeing',
    family: 'family life',
  },
  spans,
  stones: {
    Sun: 'ruby',
    Moon: 'pearl',
    Mars: 'red coral',
    Mercury: 'emerald',
    Jupiter: 'yellow sapphire',
    Venus: 'diamond',
    Saturn: 'blue sapphire',
    Rahu: 'hessonite',
    Ketu: 'cat’s eye',
  },
  day,
  dayOfMonth,
  days,
  when: (from, to) => (from.equals(to) ? `on ${day(from)}` : `from ${days(from, to)}`),
  monthName,
  titles,
  chapters: {
    overview: { name: 'Overview', short: 'What the sky puts in front of you.' },
    love: { name: 'Love', short: 'Venus, and the two of you.' },
    work: { name: 'Work', short: 'Mercury at the desk and in the talk.' },
    money: { name: 'Money', short: 'Jupiter’s measure: enough, and for what.' },
    health: { name: 'Health', short: 'Mars, and where to put your strength.' },
    family: { name: 'Family', short: 'Home, elders, and the pull of the nodes.' },
    days: { name: 'Days to note', short: 'The Moon from day to day.' },
  },
  facts,
  events,
  year,
  phases,
  transits: {
    Sun: sun,
    Mars: mars,
    Mercury: mercury,
    Jupiter: jupiter,
    Venus: venus,
    Rahu: rahu,
  },
  hints,
  longer,
  month,
  moon,
  quarterAdvice,
  advice,
  everyday,
  sections,
}
