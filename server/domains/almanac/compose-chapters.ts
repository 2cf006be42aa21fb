import { signKeys } from '@rashi/sky'
import { isEasy } from './gochara.rules.ts'
import type { ChapterKey, ReadGraha, Topic, Variants } from './sentences/language.ts'
import { chapterKeys } from './sentences/language.ts'
import { meanMoon, countReturns } from './mean-moon.rules.ts'
import { groupMoonDays, type MoonStay } from './moon-stays.ts'
import { renderEvents } from './render-events.ts'
import {
  readingNumber,
  rulerOfTopic,
  renderPassages,
  renderTopicRuler,
  type Narrator,
  toneOf,
  topicHouses,
} from './narrator.ts'

export interface Chapter {
  readonly name: string
  readonly short: string
  /** Markup. */
  readonly text: string
}

/** The significators of a topic: the first is interpreted, all of them decide the tone. */
const significators: Record<Topic, readonly [ReadGraha, ...ReadGraha[]]> = {
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

/** Composes the chapters of a week or a month. */
export function composeChapters(narrator: Narrator): Chapter[] {
  const stays = groupMoonDays(narrator.sky.moonDays)
  return chapterKeys.map((key) => ({
    name: narrator.language.chapters[key].name,
    short: narrator.language.chapters[key].short,
    text: composeChapter(narrator, key, stays),
  }))
}

function composeChapter(narrator: Narrator, key: ChapterKey, stays: readonly MoonStay[]): string {
  if (key === 'overview') return paragraphs(composeOverview(narrator))
  if (key === 'days') return composeDays(narrator, stays)
  return paragraphs(composeTopic(narrator, key, stays))
}

function composeOverview(narrator: Narrator): string[] {
  const { say, sky } = narrator
  const isWeek = sky.span.readingPeriod === 'weekly'
  return [
    renderLunarEvents(narrator).join(' '),
    ...renderPassages(narrator, 'Sun', isWeek ? 1 : 2),
    renderEvents(narrator, ['station', 'conjunction'], isWeek ? 1 : 3).join(' '),
    say('overview', adviceVariants(narrator, 'overview', ['Sun', 'Jupiter', 'Saturn', 'Mars'])),
  ]
}

/** Returns the variants of advice on a topic: for a week those of its tone, for a month one list. */
function adviceVariants(
  narrator: Narrator,
  key: Topic | 'overview',
  grahas: Parameters<typeof toneOf>[1],
): Variants {
  const { advice, everyday, month } = narrator.language
  if (narrator.sky.span.readingPeriod !== 'weekly') return month.advice[key]
  return [...advice[key][toneOf(narrator, grahas)], ...everyday[key]]
}

/** Renders the eclipses, or without any the phases of the Moon: an eclipse implies its new or full Moon. */
function renderLunarEvents(narrator: Narrator): string[] {
  const eclipses = renderEvents(narrator, ['eclipse'], 2)
  if (eclipses.length > 0) return eclipses
  return renderEvents(
    narrator,
    ['moon-phase'],
    narrator.sky.span.readingPeriod === 'weekly' ? 1 : 2,
  )
}

function composeTopic(narrator: Narrator, key: Topic, stays: readonly MoonStay[]): string[] {
  const { say, sky } = narrator
  const isWeek = sky.span.readingPeriod === 'weekly'
  const [main] = significators[key]
  const advice = adviceVariants(narrator, key, significators[key])
  const isInterpreted = readingNumber(narrator, main) !== undefined
  // The ruler of the house is described when the significator is not, and in a month beside it.
  const hasRuler = !isInterpreted || (!isWeek && rulerOfTopic(narrator, key) !== main)
  return [
    ...(isInterpreted ? renderPassages(narrator, main, 1) : []),
    ...(hasRuler ? [renderTopicRuler(narrator, key, stays)] : []),
    [
      ...(isWeek ? renderMoonInTopicHouse(narrator, key, stays) : []),
      say(`advice ${key}`, advice),
    ].join(' '),
  ]
}

function renderMoonInTopicHouse(
  { language, claim, house }: Narrator,
  key: Topic,
  stays: readonly MoonStay[],
): string[] {
  return stays
    .filter(({ sign }) => house(sign) === topicHouses[key])
    .slice(0, 1)
    .map(({ from, to, evidence }) =>
      claim([evidence], `moon ${key}`, language.facts.moonTopic[key], {
        days: language.days(from, to),
        when: language.when(from, to),
      }),
    )
}

/** Numbers the Moon's visits to a sign. */
const moonVisitNumber = ({ sign, evidence }: MoonStay): number =>
  countReturns(meanMoon, evidence.at, signKeys.indexOf(sign) * 30 + 15)

/** Composes the list of days: for a week all stays of the Moon, for a month those in easy houses and the eighth. */
function composeDays(narrator: Narrator, stays: readonly MoonStay[]): string {
  const { language, say, claim, house, names, sky } = narrator
  const quietHouse = 8
  const meanings = sky.span.readingPeriod === 'weekly' ? language.moon : language.month.moon
  const listed =
    sky.span.readingPeriod === 'weekly'
      ? stays
      : stays.filter(({ sign }) => isEasy('Moon', house(sign)) || house(sign) === quietHouse)
  const items = listed.map((stay, index) => {
    const { from, to, sign, nakshatra, nakshatraDay, evidence } = stay
    const values = {
      ...names('Moon', sign),
      nakshatra: language.nakshatras[nakshatra],
      day: language.dayOfMonth(nakshatraDay),
    }
    const words = from.equals(to) ? language.facts.moonOneDay : language.facts.moonDay
    const where = claim([evidence], `moon day ${index}`, words, values)
    const slot = `moon in ${house(sign)}`
    // A stay that began in the previous period was interpreted there.
    const meaning =
      evidence.kind === 'standing'
        ? ''
        : ` ${say(slot, meanings[house(sign) - 1]!, undefined, moonVisitNumber(stay))}`
    return `<li><strong>${language.days(from, to)}</strong>: ${where}${meaning}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}
