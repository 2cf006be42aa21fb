import type { Consultation } from '@rashi/contract'
import { type LanguageCode, translationRows } from '@rashi/contract/languages.rules'

type QuestionContent = Consultation['questions'][number]

export interface ConsultationContent {
  readonly id: number
  readonly slug: string
  readonly category_id: number
  readonly amount_pence: number
  readonly translations: Consultation['translations']
  readonly questions: readonly QuestionContent[]
}

type Names = Readonly<Record<LanguageCode, string>>

interface ConsultationTexts {
  readonly name: string
  readonly title: string
  readonly subtitle: string
  readonly short: string
  readonly paragraphs: readonly string[]
}

const present = ({ name, title, subtitle, short, paragraphs }: ConsultationTexts) => ({
  name,
  title,
  subtitle,
  short_description: short,
  description: paragraphs.map((text) => `<p>${text}</p>`).join(''),
})

const toNameRows = (names: Names) => translationRows((code) => ({ name: names[code] }))

/** Defines a consultation. A question's id is the consultation's id followed by two digits. */
export const defineConsultation = (
  row: Pick<ConsultationContent, 'id' | 'slug' | 'category_id' | 'amount_pence'>,
  texts: Record<LanguageCode, ConsultationTexts>,
  { active, retired }: { active: readonly Names[]; retired: Names },
): ConsultationContent => ({
  ...row,
  translations: translationRows((code) => present(texts[code])),
  questions: [...active, retired].map((names, index) => ({
    id: row.id * 100 + index + 1,
    status: index < active.length ? 'Active' : 'Inactive',
    translations: toNameRows(names),
  })),
})

export const defineCategory = (id: number, names: Names) => ({
  id,
  translations: toNameRows(names),
})
