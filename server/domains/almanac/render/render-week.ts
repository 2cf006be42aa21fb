import type { SignKey } from '@rashi/sky'
import { almanacNames } from '../content/all-names.ts'
import { type AlmanacNames, type ChapterKey, chapterKeys } from '../texts/language.ts'
import type { Evidence, Paragraph } from '../plan/evidence.ts'
import { adviseDays } from '../plan/choose-advice.ts'
import type { WeekPlan } from '../plan/plan-week.ts'
import { valuesOf } from '../plan/tell-story.ts'
import type { PlannedDays } from '../plan/planner.ts'
import { withoutTags } from '../rules/tags.rules.ts'
import type { AlmanacDay } from '../sky/almanac-days.ts'
import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { WriteDate } from './dates.ts'
import { describeDay } from './describe-day.ts'
import { type RenderedParagraph, renderParagraph, renderText } from './render-paragraph.ts'

export interface RenderedChapter {
  readonly key: ChapterKey
  readonly name: string
  readonly short: string
  readonly paragraphs: readonly RenderedParagraph[]
}

/** A day of a week for a sign. */
export interface RenderedDay {
  readonly date: string
  readonly moonSign: SignKey
  /** The day, the Moon's sign, its nakshatra with its temper, the tithi and the festivals. */
  readonly head: string
  readonly nakshatra: string
  readonly tithi: string
  readonly festival: string | null
  readonly do: string
  /** Of a week only. */
  readonly leave: string | null
  readonly unit: string
}

/** A period's texts in a language, with the dates as `date` writes them. */
export interface RenderedPeriod {
  readonly title: string
  readonly preview: string
  readonly lead: { readonly event: Evidence; readonly unit: string }
  /** Without that of the days. */
  readonly chapters: readonly RenderedChapter[]
  readonly days: readonly RenderedDay[]
}

export function renderWeek(
  { plan, days }: Pick<PlannedDays<WeekPlan>, 'plan' | 'days'>,
  moonsign: SignKey,
  code: LanguageCode,
  date: WriteDate,
): RenderedPeriod {
  const names = almanacNames[code]
  const { lead } = plan
  const values = valuesOf(lead.event)
  const paragraphsOf = (key: ChapterKey): readonly Paragraph[] => {
    if (key === 'overview') return [lead.paragraph, plan.background.paragraph]
    return key === 'days' ? [] : plan.chapters[key]
  }
  return {
    title: lead.unit.text.title,
    preview: renderText(lead.unit.text.preview, values, names, date),
    lead: { event: lead.event.evidence, unit: lead.unit.id },
    chapters: chapterKeys
      .filter((key) => key !== 'days')
      .map((key) => ({
        key,
        ...names.chapters[key],
        paragraphs: paragraphsOf(key).map((paragraph) => renderParagraph(paragraph, names, date)),
      })),
    days: renderDaysOfWeek(plan.advice, days, moonsign, names),
  }
}

/** Renders the days of a week, as they are in one time zone. */
export const renderDaysOfWeek = (
  advice: WeekPlan['advice'],
  days: readonly AlmanacDay[],
  moonsign: SignKey,
  names: AlmanacNames,
): RenderedDay[] =>
  adviseDays(days, moonsign, advice).map(({ day, unit }) => ({
    ...describeDay(day, names),
    do: withoutTags(unit.text.do),
    leave: withoutTags(unit.text.leave),
    unit: unit.id,
  }))
