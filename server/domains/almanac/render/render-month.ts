import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { SignKey } from '@rashi/sky'
import { almanacNames } from '../content/all-names.ts'
import type { AlmanacDay } from '../sky/almanac-days.ts'
import { type AlmanacNames, type ChapterKey, matters } from '../texts/language.ts'
import type { Paragraph } from '../plan/evidence.ts'
import { adviseDays } from '../plan/choose-advice.ts'
import { type MonthPlan, noteDays } from '../plan/plan-month.ts'
import type { PlannedDays } from '../plan/planner.ts'
import { valuesOf } from '../plan/tell-story.ts'
import { withoutTags } from '../rules/tags.rules.ts'
import type { WriteDate } from './dates.ts'
import { describeDay } from './describe-day.ts'
import { renderParagraph, renderText } from './render-paragraph.ts'
import type { RenderedDay, RenderedPeriod } from './render-week.ts'

export function renderMonth(
  { plan, days }: Pick<PlannedDays<MonthPlan>, 'plan' | 'days'>,
  moonsign: SignKey,
  code: LanguageCode,
  date: WriteDate,
): RenderedPeriod {
  const names = almanacNames[code]
  const { lead, stories } = plan
  const render = (key: ChapterKey, paragraphs: readonly Paragraph[]) => ({
    key,
    ...names.chapters[key],
    paragraphs: paragraphs.map((paragraph) => renderParagraph(paragraph, names, date)),
  })
  return {
    title: lead.unit.text.title,
    preview: renderText(lead.unit.text.preview, valuesOf(lead.event), names, date),
    lead: { event: lead.event.evidence, unit: lead.unit.id },
    chapters: [
      render(
        'overview',
        stories.map(({ paragraph }) => paragraph),
      ),
      ...matters.map((matter) => render(matter, plan.chapters[matter])),
    ],
    days: renderDaysOfMonth(plan.advice, days, moonsign, names),
  }
}

/** Renders the days of a month that are to be noted, as they are in one time zone. */
export const renderDaysOfMonth = (
  advice: MonthPlan['advice'],
  days: readonly AlmanacDay[],
  moonsign: SignKey,
  names: AlmanacNames,
): RenderedDay[] =>
  adviseDays(noteDays(days, moonsign), moonsign, advice).map(({ day, unit }) => ({
    ...describeDay(day, names),
    do: withoutTags(unit.text),
    leave: null,
    unit: unit.id,
  }))
