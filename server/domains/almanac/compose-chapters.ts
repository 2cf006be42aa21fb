import { isEasy } from './gochara.rules.ts'
import type { ChapterKey, ReadGraha, Topic } from './language.ts'
import { chapterKeys } from './language.ts'
import { groupMoonDays, type MoonStay } from './moon-stays.ts'
import { tellHappenings } from './tell-happenings.ts'
import { tellPassages, type Teller, toneOf } from './teller.ts'

export interface Chapter {
  readonly name: string
  readonly short: string
  /** Markup. */
  readonly text: string
}

/** Which grahas speak of a matter, the first in every week, the others from a month on. */
const speakers: Record<Topic, readonly ReadGraha[]> = {
  love: ['Venus'],
  work: ['Mercury', 'Saturn'],
  money: ['Jupiter'],
  health: ['Mars'],
  family: ['Rahu'],
}

/** The house of a matter, by which the Moon's days for it are found. */
const houses: Record<Topic, number> = { love: 7, work: 10, money: 2, health: 1, family: 4 }

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
  const { language, say, sky } = teller
  const tone = toneOf(teller, ['Sun', 'Jupiter', 'Saturn', 'Mars'])
  return [
    tellHappenings(teller, ['eclipse', 'moon-phase'], 2).join(' '),
    ...tellPassages(teller, 'Sun', 2),
    tellHappenings(teller, ['station', 'conjunction'], sky.span.type === 1 ? 2 : 4).join(' '),
    say('overview', language.advice.overview[tone]),
  ]
}

function topic(teller: Teller, key: Topic, stays: readonly MoonStay[]): string[] {
  const { language, say, sky } = teller
  const isWeek = sky.span.type === 1
  const grahas = isWeek ? speakers[key].slice(0, 1) : speakers[key]
  const tone = toneOf(teller, grahas)
  const advice = language.advice[key]
  const other = tone === 'open' ? 'steady' : 'open'
  return [
    ...grahas.flatMap((graha) => tellPassages(teller, graha, isWeek ? 2 : 3)),
    [
      ...moonOfTopic(teller, key, stays),
      say(`advice ${key}`, advice[tone]),
      ...(isWeek ? [] : [say(`more advice ${key}`, advice[other])]),
    ].join(' '),
  ]
}

function moonOfTopic({ language, say, house }: Teller, key: Topic, stays: readonly MoonStay[]) {
  return stays
    .filter(({ sign }) => house(sign) === houses[key])
    .slice(0, 1)
    .map(({ from, to }) =>
      say(`moon ${key}`, language.facts.moonTopic[key], {
        days: language.days(from, to),
        when: language.when(from, to),
      }),
    )
}

/** A week tells every stay of the Moon, a month the easy ones and the quiet one. */
function daysToNote(teller: Teller, stays: readonly MoonStay[]): string {
  const { language, say, house, names, sky } = teller
  const quiet = 8
  const told =
    sky.span.type === 1
      ? stays
      : stays.filter(({ sign }) => isEasy('Moon', house(sign)) || house(sign) === quiet)
  const items = told.map((stay, index) => {
    const { from, to, sign, nakshatra, nakshatraDay } = stay
    const values = {
      ...names('Moon', sign),
      nakshatra: language.nakshatras[nakshatra],
      day: language.dayOfMonth(nakshatraDay),
    }
    const words = from.equals(to) ? language.facts.moonOneDay : language.facts.moonDay
    const where = say(`moon day ${index}`, words, values)
    const meaning = say(`moon in ${house(sign)} ${index}`, language.moon[house(sign) - 1]!)
    return `<li><strong>${language.days(from, to)}</strong>: ${where} ${meaning}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}
