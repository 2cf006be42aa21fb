import type { Chapter } from './compose-chapters.ts'
import { fill } from './choose.rules.ts'
import { type House, hasAspectOn, rulerOf } from './gochara.rules.ts'
import { signKeys } from '@rashi/sky'
import {
  type ReadGraha,
  sectionKeys,
  type SectionKey,
  type Variants,
} from './sentences/language.ts'
import { dayOf, durationDays, findLongest, type Passage } from './span-sky.ts'
import { claimEvent } from './render-events.ts'
import type { Narrator } from './narrator.ts'

/** The house of a section's subject. */
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

/** Quick grahas whose days in the section's house favour its subject. */
const favouringGrahas: Record<SectionKey, readonly QuickGraha[]> = {
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

/** Composes the thirteen life-event sections of a year. */
export const composeSections = (narrator: Narrator): Chapter[] =>
  sectionKeys.map((key) => {
    const words = narrator.language.sections[key]
    return { name: words.name, short: words.short, text: composeSection(narrator, key) }
  })

function composeSection(narrator: Narrator, key: SectionKey): string {
  const { language, say, sky } = narrator
  const { intro, tone, visit, practice } = language.sections[key]
  const isHelped = findInfluence(narrator, 'Jupiter', houses[key]).how !== 'elsewhere'
  const ruler = key === 'remedies-and-gemstones' ? [renderSignRuler(narrator)] : []
  return [
    say(`${key} intro`, intro),
    ...ruler,
    `${renderSlowGraha(narrator, key, 'Jupiter')} ${renderSlowGraha(narrator, key, 'Saturn')}`,
    [renderHouseRuler(narrator, key), renderMoons(narrator, key)].join(' '),
    renderFavourableDays(narrator, key, visit),
    say(`${key} tone`, tone[isHelped ? 'open' : 'steady']),
    [0, 1]
      .map((next) => say(`${key} practice`, practice, undefined, sky.span.index + next))
      .join(' '),
  ]
    .filter((text) => text !== '')
    .map((text) => `<p>${text}</p>`)
    .join('')
}

type Influence = 'in' | 'sees' | 'elsewhere'
type Slow = 'Jupiter' | 'Saturn'

/** Shorter stays are left out of a year's text. */
const leastDays = 60

/** Finds whether a slow graha is in a house this year, aspects it, or neither, with the longest such stay. */
function findInfluence(
  narrator: Narrator,
  graha: Slow,
  house: House,
): { how: Influence; stay: Passage } {
  const stays = narrator.sky.passages[graha].toSorted((a, b) => durationDays(b) - durationDays(a))
  const long = stays.filter((stay) => durationDays(stay) >= leastDays)
  const inside = long.find(({ sign }) => narrator.house(sign) === house)
  if (inside) return { how: 'in', stay: inside }
  const seeing = long.find(({ sign }) => hasAspectOn(graha, narrator.house(sign), house))
  return seeing ? { how: 'sees', stay: seeing } : { how: 'elsewhere', stay: stays[0]! }
}

function renderSlowGraha(narrator: Narrator, key: SectionKey, graha: Slow): string {
  const { language, claim, names } = narrator
  const { how, stay } = findInfluence(narrator, graha, houses[key])
  const words = language.year[graha === 'Jupiter' ? 'jupiter' : 'saturn']
  // Sections with the same influence of a graha use different variants.
  const alike = sectionKeys
    .slice(0, sectionKeys.indexOf(key))
    .filter((other) => findInfluence(narrator, graha, houses[other]).how === how).length
  const values = {
    ...names(graha, stay.sign),
    target: language.houses[houses[key] - 1]!,
    targetName: language.houseNames[houses[key] - 1]!,
    start: language.dayOfMonth(stay.from),
    end: language.dayOfMonth(stay.to),
  }
  return claim(
    stay.evidence,
    `${graha} ${how}`,
    words[how],
    values,
    narrator.sky.span.index + alike,
  )
}

/** Renders the longest stay of the ruler of the section's house. */
function renderHouseRuler(narrator: Narrator, key: SectionKey): string {
  const { language, claim, names, sky, moonsign } = narrator
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
  const stay = findLongest(sky.passages[ruler])
  const words = narrator.house(stay.sign) === house ? language.year.lordHome : language.year.lord
  return claim(stay.evidence, `${key} lord`, words, {
    ...names(ruler, stay.sign),
    target,
    start: language.dayOfMonth(stay.from),
    end: language.dayOfMonth(stay.to),
  })
}

/** Renders the first two new or full Moons in the section's house. */
function renderMoons(narrator: Narrator, key: SectionKey): string {
  const moons = narrator.sky.transits.filter(
    (one) =>
      one.kind === 'moon-phase' &&
      (one.phase === 'new' || one.phase === 'full') &&
      narrator.house(one.sign) === houses[key],
  )
  return moons
    .slice(0, 2)
    .map((moon, index) => claimEvent(narrator, moon, sectionKeys.indexOf(key) + index))
    .join(' ')
}

/** Renders the days on which quick grahas are in the section's house, and what they are good for. */
function renderFavourableDays(narrator: Narrator, key: SectionKey, visit: Variants): string {
  const { language, say, claim, house, sky } = narrator
  const stays = favouringGrahas[key].flatMap((graha) =>
    sky.passages[graha]
      .filter(({ sign }) => house(sign) === houses[key])
      .filter((stay) => durationDays(stay) >= 3)
      .map(({ from, to, evidence }) => ({ graha, from, to, evidence })),
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
  const evidence = stays.flatMap((stay) => stay.evidence)
  const days = claim(evidence, `${key} windows`, language.year.windows, { target, windows: list })
  return `${days} ${say(`${key} visit`, visit)}`
}

function renderSignRuler({ language, say, moonsign }: Narrator): string {
  const ruler = rulerOf[moonsign]
  return say('ruler', language.year.ruler, {
    sign: language.signs[moonsign],
    graha: language.grahas[ruler],
    stone: language.stones[ruler],
  })
}
