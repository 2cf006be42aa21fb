import type { SignKey } from '@rashi/sky'
import { type Matter, matters, type MonthTexts } from '../texts/language.ts'
import { houseFrom, type House, isEasy } from '../rules/gochara.rules.ts'
import type { PeriodSky } from '../sky/period-sky.ts'
import type { AlmanacDay } from '../sky/almanac-days.ts'
import type { Paragraph } from './evidence.ts'
import { type AdviceByHouse, chooseAdvice } from './choose-advice.ts'
import { costOfSameGraha, findMatterUnits } from './find-matter-units.ts'
import { findStories, type StoryEvent } from './find-stories.ts'
import { type Lead, tellStory } from './tell-story.ts'
import { attempt, chooseCandidate, type Choosing, listOpen } from './told.ts'

/** The chosen texts of a month for a sign. */
export interface MonthPlan {
  /** The story that gives the month its title. */
  readonly lead: Lead
  /** All stories, in the order of their days. */
  readonly stories: readonly Lead[]
  readonly chapters: Readonly<Record<Matter, readonly Paragraph[]>>
  /** For each house, what the days that the Moon spends in it are good for. */
  readonly advice: AdviceByHouse<string>
}

/** The id of what days are good for, followed by the house and its number. */
export const monthAdviceId = 'good-days'

const storiesOfMonth = 3
const paragraphsOfChapter = 2

/** Chooses the texts of a month for a sign. */
export function planMonth(
  sky: PeriodSky,
  days: readonly AlmanacDay[],
  texts: MonthTexts,
  choosing: Choosing,
): MonthPlan {
  const { moonsign } = choosing
  const events = chooseEvents(findStories(sky, moonsign, texts.stories))
  // Stories and days have dates of their own, so only the advice within a chapter can be opposed.
  const afresh = (): Choosing => ({ ...choosing, given: new Set() })
  const [lead, ...others] = events.map((event) => tellStory(event, afresh()))
  const chapters = Object.fromEntries(
    matters.map((matter) => {
      const { paragraphs, chosen } = attempt((avoided, isLenient) => {
        const ids: string[] = []
        const ofChapter = { ...afresh(), avoided, isLenient, chosen: ids }
        return { paragraphs: planChapter(sky, matter, texts, events, ofChapter), chosen: ids }
      })
      choosing.chosen.push(...chosen)
      return [matter, paragraphs]
    }),
  ) as unknown as MonthPlan['chapters']
  const byDay = (one: Lead, other: Lead) => Temporal.Instant.compare(one.event.at, other.event.at)
  return {
    lead: lead!,
    stories: [lead!, ...others].toSorted(byDay),
    chapters,
    advice: chooseAdvice(monthAdviceId, texts.goodDays, noteDays(days, moonsign), afresh()),
  }
}

/** Chooses the paragraphs of a chapter, about different grahas where it can be. */
function planChapter(
  sky: PeriodSky,
  matter: Matter,
  texts: MonthTexts,
  events: readonly StoryEvent[],
  choosing: Choosing,
): Paragraph[] {
  const used = new Set(events.map(({ graha }) => graha))
  const paragraphs: Paragraph[] = []
  while (paragraphs.length < paragraphsOfChapter) {
    const candidates = findMatterUnits(sky, choosing.moonsign, matter, texts.matters[matter])
      .filter(({ unit }) => !choosing.chosen.includes(unit.id))
      .map((candidate) => ({
        ...candidate,
        cost: candidate.cost + (used.has(candidate.context.graha) ? costOfSameGraha : 0),
      }))
    // Rather one paragraph than a second that opposes it.
    if (choosing.isLenient && listOpen(candidates, choosing.given).length === 0) break
    const { unit, context } = chooseCandidate(candidates, choosing)
    used.add(context.graha)
    paragraphs.push([
      { unit: unit.id, text: unit.text, values: context.values, evidence: [context.evidence] },
    ])
  }
  return paragraphs
}

/** Chooses the weightiest events, of different kinds and grahas. */
function chooseEvents(events: readonly StoryEvent[]): StoryEvent[] {
  const chosen: StoryEvent[] = []
  for (const event of events)
    if (
      chosen.length < storiesOfMonth &&
      chosen.every(
        ({ kind, graha }) => kind !== event.kind && (graha !== event.graha || graha === 'Moon'),
      )
    )
      chosen.push(event)
  return chosen
}

const mostNotedDays = 11
/** The house of days that are left quiet. */
const quietHouse: House = 8

/** Lists the days to note: festivals, new and full Moons, ekadashis, then the Moon's good and quiet days. */
export function noteDays(days: readonly AlmanacDay[], moonsign: SignKey): AlmanacDay[] {
  const rank = ({ festivals, moonSign, tithi }: AlmanacDay, index: number): number => {
    const house = houseFrom(moonsign, moonSign)
    const isFirst = days[index - 1]?.moonSign !== moonSign
    if (festivals.some((key) => !observances.includes(key))) return 0
    if (tithi === 15 || tithi === 30 || festivals.includes('ekadashi')) return 1
    if (isFirst && (house === quietHouse || house === 1 || house === 11)) return 2
    return isFirst && isEasy('Moon', house) ? 3 : 4
  }
  return days
    .map((day, index) => ({ day, rank: rank(day, index) }))
    .filter((one) => one.rank < 4)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostNotedDays)
    .map(({ day }) => day)
    .toSorted((a, b) => Temporal.PlainDate.compare(a.day, b.day))
}

const observances: readonly string[] = [
  'ekadashi',
  'purnima',
  'amavasya',
  'pradosh',
  'sankashti-chaturthi',
]
