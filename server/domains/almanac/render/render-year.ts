import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { SignKey } from '@rashi/sky'
import { fill } from '../rules/text.rules.ts'
import { almanacNames } from '../content/all-names.ts'
import { type SectionKey, sectionKeys } from '../texts/language.ts'
import type { Evidence } from '../plan/evidence.ts'
import type { YearPlan } from '../plan/plan-year.ts'
import type { WriteDate } from './dates.ts'
import { type RenderedParagraph, renderParagraph, renderText } from './render-paragraph.ts'

export interface RenderedSection {
  readonly key: SectionKey
  readonly name: string
  readonly short: string
  readonly paragraphs: readonly RenderedParagraph[]
}

/** A year's texts in a language, with the dates as `date` writes them. */
export interface RenderedYear {
  readonly title: string
  readonly preview: string
  readonly lead: { readonly event: Evidence; readonly unit: string }
  readonly arc: readonly RenderedParagraph[]
  readonly sections: readonly RenderedSection[]
}

export function renderYear(
  plan: YearPlan,
  { moonsign, year }: { moonsign: SignKey; year: number },
  code: LanguageCode,
  date: WriteDate,
): RenderedYear {
  const names = almanacNames[code]
  return {
    title: fill(names.yearTitle, {
      sign: names.signs[moonsign],
      year: `${year}`,
      title: plan.title.text,
    }),
    preview: renderText(plan.preview.text, plan.preview.values, names, date),
    lead: { event: plan.lead, unit: plan.title.id },
    arc: plan.arc.map((paragraph) => renderParagraph(paragraph, names, date)),
    sections: sectionKeys.map((key) => ({
      key,
      ...names.sections[key],
      paragraphs: plan.sections[key].map((paragraph) => renderParagraph(paragraph, names, date)),
    })),
  }
}
