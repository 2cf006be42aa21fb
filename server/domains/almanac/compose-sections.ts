import type { Chapter } from './compose-chapters.ts'
import { fill } from './choose.rules.ts'
import { type House, looksAt, rulerOf } from './gochara.rules.ts'
import { signKeys } from '@rashi/sky'
import {
  type ReadGraha,
  sectionKeys,
  type SectionKey,
  type Variants,
} from './sentences/language.ts'
import { dayOf, daysOf, longestOf, type Passage } from './span-sky.ts'
import { claimHappening } from './render-events.ts'
import type { Teller } from './narrator.ts'

/** The house that a section is read from. */
const houses: Record<SectionKey, House> = {
  'love-and-marriage': 7,
  career: 10,
  business: 7,
  money: 2,
  property: 4,
  health: 1,
  children: 5,
  'parents-and-family': 4,
  education: 5,
  travel: 9,
  friends: 11,
  'spiritual-life': 12,
  'remedies-and-gemstones': 1,
}

type QuickGraha = Extract<ReadGraha, 'Sun' | 'Mercury' | 'Venus' | 'Mars'>

/** Grahas whose passing through a house marks days for its matters, by section. */
const passing: Record<SectionKey, readonly QuickGraha[]> = {
  'love-and-marriage': ['Venus', 'Sun'],
  career: ['Sun', 'Mercury'],
  business: ['Mercury', 'Mars'],
  money: ['Venus', 'Mercury'],
  property: ['Mars', 'Sun'],
  health: ['Sun', 'Mars'],
  children: ['Venus', 'Sun'],
  'parents-and-family': ['Sun', 'Venus'],
  education: ['Mercury', 'Sun'],
  travel: ['Mercury', 'Venus'],
  friends: ['Venus', 'Mercury'],
  'spiritual-life': ['Sun', 'Venus'],
  'remedies-and-gemstones': ['Sun', 'Venus'],
}

/** The thirteen life-event sections of a year. */
export const composeSections = (teller: Teller): Chapter[] =>
  sectionKeys.map((key) => {
    const words = teller.language.sections[key]
    return { name: words.name, short: words.short, text: composeSection(teller, key) }
  })

function composeSection(teller: Teller, key: SectionKey): string {
  const { language, say, sky } = teller
  const { intro, tone, visit, practice } = language.sections[key]
  const helped = touch(teller, 'Jupiter', houses[key]).how !== 'elsewhere'
  const ruler = key === 'remedies-and-gemstones' ? [tellRuler(teller)] : []
  return [
    say(`${key} intro`, intro),
    ...ruler,
    `${tellSlow(teller, key, 'Jupiter')} ${tellSlow(teller, key, 'Saturn')}`,
    [tellLord(teller, key), tellMoons(teller, key)].join(' '),
    tellWindows(teller, key, visit),
    say(`${key} tone`, tone[helped ? 'open' : 'steady']),
    [0, 1]
      .map((next) => say(`${key} practice`, practice, undefined, sky.span.index + next))
      .join(' '),
  ]
    .filter((text) => text !== '')
    .map((text) => `<p>${text}</p>`)
    .join('')
}

type Touch = 'in' | 'sees' | 'elsewhere'
type Slow = 'Jupiter' | 'Saturn'

/** A shorter stay is not worth telling beside a year. */
const leastDays = 60

/** How a slow graha bears on a house this year, by the stay that bears on it most. */
function touch(teller: Teller, graha: Slow, house: House): { how: Touch; stay: Passage } {
  const stays = teller.sky.passages[graha].toSorted((a, b) => daysOf(b) - daysOf(a))
  const long = stays.filter((stay) => daysOf(stay) >= leastDays)
  const inside = long.find(({ sign }) => teller.house(sign) === house)
  if (inside) return { how: 'in', stay: inside }
  const seeing = long.find(({ sign }) => looksAt(graha, teller.house(sign), house))
  return seeing ? { how: 'sees', stay: seeing } : { how: 'elsewhere', stay: stays[0]! }
}

function tellSlow(teller: Teller, key: SectionKey, graha: Slow): string {
  const { language, claim, names } = teller
  const { how, stay } = touch(teller, graha, houses[key])
  const words = language.year[graha === 'Jupiter' ? 'jupiter' : 'saturn']
  // The sections that a graha bears on alike take turns in how it is said.
  const alike = sectionKeys
    .slice(0, sectionKeys.indexOf(key))
    .filter((other) => touch(teller, graha, houses[other]).how === how).length
  const values = {
    ...names(graha, stay.sign),
    target: language.houses[houses[key] - 1]!,
    targetName: language.houseNames[houses[key] - 1]!,
    start: language.dayOfMonth(stay.from),
    end: language.dayOfMonth(stay.to),
  }
  return claim(stay.grounds, `${graha} ${how}`, words[how], values, teller.sky.span.index + alike)
}

/** Where the ruler of the section's house spends most of the year. */
function tellLord(teller: Teller, key: SectionKey): string {
  const { language, claim, names, sky, moonsign } = teller
  const house = houses[key]
  const sign = signKeys[(signKeys.indexOf(moonsign) + house - 1) % 12]!
  const ruler = rulerOf[sign]
  const target = language.houses[house - 1]!
  if (ruler === 'Moon') {
    const full = sky.transits.find((one) => one.kind === 'moon-phase' && one.phase === 'full')
    if (full?.kind !== 'moon-phase') return ''
    const values = { ...names('Moon', full.sign), target, day: language.day(dayOf(full.at)) }
    return claim([full], `${key} lord`, language.year.moonLord, values)
  }
  const stay = longestOf(sky.passages[ruler])
  const words = teller.house(stay.sign) === house ? language.year.lordHome : language.year.lord
  return claim(stay.grounds, `${key} lord`, words, {
    ...names(ruler, stay.sign),
    target,
    start: language.dayOfMonth(stay.from),
    end: language.dayOfMonth(stay.to),
  })
}

/** The new and the full Moon that fall into the section's house. */
function tellMoons(teller: Teller, key: SectionKey): string {
  const moons = teller.sky.transits.filter(
    (one) =>
      one.kind === 'moon-phase' &&
      (one.phase === 'new' || one.phase === 'full') &&
      teller.house(one.sign) === houses[key],
  )
  return moons
    .slice(0, 2)
    .map((moon, index) => claimHappening(teller, moon, sectionKeys.indexOf(key) + index))
    .join(' ')
}

/** When quick grahas pass through the section's house, and what such days are good for. */
function tellWindows(teller: Teller, key: SectionKey, visit: Variants): string {
  const { language, say, claim, house, sky } = teller
  const stays = passing[key].flatMap((graha) =>
    sky.passages[graha]
      .filter(({ sign }) => house(sign) === houses[key])
      .filter((stay) => daysOf(stay) >= 3)
      .map(({ from, to, grounds }) => ({ graha, from, to, grounds })),
  )
  stays.sort((a, b) => Temporal.PlainDate.compare(a.from, b.from))
  if (stays.length === 0) return ''
  const windows = stays.map(({ graha, from, to }) =>
    fill(language.year.window, {
      graha: language.grahas[graha],
      start: language.dayOfMonth(from),
      end: language.dayOfMonth(to),
    }),
  )
  const list = [windows.slice(0, -1).join(', '), windows.at(-1)!]
    .filter((text) => text !== '')
    .join(language.year.and)
  const target = language.houses[houses[key] - 1]!
  const grounds = stays.flatMap((stay) => stay.grounds)
  const told = claim(grounds, `${key} windows`, language.year.windows, { target, windows: list })
  return `${told} ${say(`${key} visit`, visit)}`
}

function tellRuler({ language, say, moonsign }: Teller): string {
  const ruler = rulerOf[moonsign]
  return say('ruler', language.year.ruler, {
    sign: language.signs[moonsign],
    graha: language.grahas[ruler],
    stone: language.stones[ruler],
  })
}
