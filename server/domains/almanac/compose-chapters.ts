import { signKeys } from '@rashi/sky'
import { isEasy } from './gochara.rules.ts'
import type { ChapterKey, ReadGraha, Topic, Variants } from './sentences/language.ts'
import { chapterKeys } from './sentences/language.ts'
import { meanMoon, turnsOf } from './mean-moon.rules.ts'
import { groupMoonDays, type MoonStay } from './moon-stays.ts'
import { tellHappenings } from './render-events.ts'
import {
  readingOf,
  rulerOfTopic,
  tellPassages,
  tellRulerOf,
  type Teller,
  toneOf,
  topicHouses,
} from './narrator.ts'

export interface Chapter {
  readonly name: string
  readonly short: string
  /** Markup. */
  readonly text: string
}

/** Which grahas speak of a matter: the first is read, all of them decide how easily it runs. */
const speakers: Record<Topic, readonly [ReadGraha, ...ReadGraha[]]> = {
  love: ['Venus'],
  work: ['Mercury', 'Saturn'],
  money: ['Jupiter'],
  health: ['Mars'],
  family: ['Rahu'],
}

const paragraphs = (texts: readonly string[]) =>
  texts
    .filter((text) => text !== '')
    .map((text) => `<p>${text}</p>`)
    .join('')

/** The chapters of a week or a month. */
export function composeChapters(teller: Teller): Chapter[] {
  const stays = groupMoonDays(teller.sky.moonDays)
  return chapterKeys.map((key) => ({
    name: teller.language.chapters[key].name,
    short: teller.language.chapters[key].short,
    text: textOf(teller, key, stays),
  }))
}

function textOf(teller: Teller, key: ChapterKey, stays: readonly MoonStay[]): string {
  if (key === 'overview') return paragraphs(overview(teller))
  if (key === 'days') return daysToNote(teller, stays)
  return paragraphs(topic(teller, key, stays))
}

function overview(teller: Teller): string[] {
  const { say, sky } = teller
  const isWeek = sky.span.readingPeriod === 'weekly'
  return [
    lightsOf(teller).join(' '),
    ...tellPassages(teller, 'Sun', isWeek ? 1 : 2),
    tellHappenings(teller, ['station', 'conjunction'], isWeek ? 1 : 3).join(' '),
    say('overview', adviceOf(teller, 'overview', ['Sun', 'Jupiter', 'Saturn', 'Mars'])),
  ]
}

/** What may be done with it: a week's advice hangs on how easily the matter runs. */
function adviceOf(
  teller: Teller,
  key: Topic | 'overview',
  grahas: Parameters<typeof toneOf>[1],
): Variants {
  const { advice, everyday, month } = teller.language
  if (teller.sky.span.readingPeriod !== 'weekly') return month.advice[key]
  return [...advice[key][toneOf(teller, grahas)], ...everyday[key]]
}

/** What the Moon's light does; an eclipse says more than the quarter that it comes with. */
function lightsOf(teller: Teller): string[] {
  const eclipses = tellHappenings(teller, ['eclipse'], 2)
  if (eclipses.length > 0) return eclipses
  return tellHappenings(teller, ['moon-phase'], teller.sky.span.readingPeriod === 'weekly' ? 1 : 2)
}

function topic(teller: Teller, key: Topic, stays: readonly MoonStay[]): string[] {
  const { say, sky } = teller
  const isWeek = sky.span.readingPeriod === 'weekly'
  const [main] = speakers[key]
  const advice = adviceOf(teller, key, speakers[key])
  const isRead = readingOf(teller, main) !== undefined
  // A span in which its graha is not read hears the ruler of the house; a month that has both, both.
  const hearsRuler = !isRead || (!isWeek && rulerOfTopic(teller, key) !== main)
  return [
    ...(isRead ? tellPassages(teller, main, 1) : []),
    ...(hearsRuler ? [tellRulerOf(teller, key, stays)] : []),
    [...(isWeek ? moonOfTopic(teller, key, stays) : []), say(`advice ${key}`, advice)].join(' '),
  ]
}

function moonOfTopic(
  { language, claim, house }: Teller,
  key: Topic,
  stays: readonly MoonStay[],
): string[] {
  return stays
    .filter(({ sign }) => house(sign) === topicHouses[key])
    .slice(0, 1)
    .map(({ from, to, ground }) =>
      claim([ground], `moon ${key}`, language.facts.moonTopic[key], {
        days: language.days(from, to),
        when: language.when(from, to),
      }),
    )
}

/** Counts the Moon's visits to a sign. */
const visitOf = ({ sign, ground }: MoonStay): number =>
  turnsOf(meanMoon, ground.at, signKeys.indexOf(sign) * 30 + 15)

/** A week tells every stay of the Moon, a month the easy ones and the quiet one. */
function daysToNote(teller: Teller, stays: readonly MoonStay[]): string {
  const { language, say, claim, house, names, sky } = teller
  const quiet = 8
  const meanings = sky.span.readingPeriod === 'weekly' ? language.moon : language.month.moon
  const told =
    sky.span.readingPeriod === 'weekly'
      ? stays
      : stays.filter(({ sign }) => isEasy('Moon', house(sign)) || house(sign) === quiet)
  const items = told.map((stay, index) => {
    const { from, to, sign, nakshatra, nakshatraDay, ground } = stay
    const values = {
      ...names('Moon', sign),
      nakshatra: language.nakshatras[nakshatra],
      day: language.dayOfMonth(nakshatraDay),
    }
    const words = from.equals(to) ? language.facts.moonOneDay : language.facts.moonDay
    const where = claim([ground], `moon day ${index}`, words, values)
    const slot = `moon in ${house(sign)}`
    // A stay that goes on from the period before has been read there.
    const meaning =
      ground.kind === 'standing'
        ? ''
        : ` ${say(slot, meanings[house(sign) - 1]!, undefined, visitOf(stay))}`
    return `<li><strong>${language.days(from, to)}</strong>: ${where}${meaning}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}
