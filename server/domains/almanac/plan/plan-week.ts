import type { Graha } from '@rashi/sky'
import type { AlmanacDay } from '../sky/almanac-days.ts'
import type { PeriodSky } from '../sky/period-sky.ts'
import { type Matter, matters, type WeekTexts } from '../texts/language.ts'
import type { DayAdvice } from '../texts/units.ts'
import { addDignities } from './add-dignities.ts'
import { type AdviceByHouse, chooseAdvice } from './choose-advice.ts'
import {
  type Background,
  type BackgroundsTold,
  chooseBackground,
  countBackground,
} from './choose-background.ts'
import type { Paragraph } from './evidence.ts'
import { costOfSameGraha, findMatterUnits, matterOfHouse } from './find-matter-units.ts'
import { chooseLead, type Lead } from './tell-story.ts'
import { chooseCandidate, chooseText, type Choosing, listOpen, type Told, unitsOf } from './told.ts'

/** The chosen texts of a week for a sign. */
export interface WeekPlan {
  readonly lead: Lead
  readonly background: Background
  readonly chapters: Readonly<Record<Matter, readonly Paragraph[]>>
  /** For each house, advice for the days that the Moon spends in it. */
  readonly advice: AdviceByHouse<DayAdvice>
}

/** The uses of texts by the readers of a sign so far. */
export interface Memory {
  readonly told: Told
  /** How often each slow graha was told as the background, by the situation. */
  readonly backgrounds: BackgroundsTold
  /** The kinds of the latest leads, the newest last. */
  readonly leads: string[]
}

/** The id of the advice for days, followed by the house and its number. */
export const weekAdviceId = 'days'

/** Chooses the texts of a week for a sign; the memory is not changed. */
export function planWeek(
  sky: PeriodSky,
  days: readonly AlmanacDay[],
  texts: WeekTexts,
  memory: Memory,
  choosing: Choosing,
): WeekPlan {
  const { moonsign, given } = choosing
  const lead = chooseLead(sky, texts, memory.leads, choosing)
  const touched = matterOfHouse[lead.event.evidence.house]
  const used = new Set<Graha>([lead.event.graha])
  const background = chooseBackground(sky, texts, memory.backgrounds, choosing, lead.event.graha)
  const chapters = {} as Record<Matter, readonly Paragraph[]>
  const waiting = new Map(
    matters.map((matter) => [
      matter,
      findMatterUnits(sky, moonsign, matter, texts.matters[matter]),
    ]),
  )
  while (waiting.size > 0) {
    // The matter with the fewest texts left is first, so that none is left without.
    const [next] = [...waiting]
      .map(([matter, candidates]) => ({ matter, left: listOpen(candidates, given).length }))
      .toSorted((a, b) => a.left - b.left)
    const { matter } = next!
    const candidates = waiting.get(matter)!.map((candidate) => ({
      ...candidate,
      cost: candidate.cost + (used.has(candidate.context.graha) ? costOfSameGraha : 0),
    }))
    waiting.delete(matter)
    const { unit, context } = chooseCandidate(candidates, choosing)
    used.add(context.graha)
    const bridge =
      matter === touched
        ? [chooseText(unitsOf(`bridge.${matter}`, texts.bridges[matter]), choosing)]
        : []
    chapters[matter] = [
      [
        ...bridge.map((text) => ({ ...text, values: {}, evidence: [lead.event.evidence] })),
        { unit: unit.id, text: unit.text, values: context.values, evidence: [context.evidence] },
      ],
    ]
  }
  return {
    lead,
    background,
    chapters: addDignities(sky, texts, chapters, choosing),
    advice: chooseAdvice(weekAdviceId, texts.days, days, choosing),
  }
}

/** Records in the memory what a planned week tells, besides its texts. */
export function remember({ backgrounds, leads }: Memory, { lead, background }: WeekPlan): void {
  countBackground(backgrounds, background)
  leads.push(lead.event.kind)
}
