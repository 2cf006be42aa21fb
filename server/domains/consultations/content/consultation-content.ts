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

interface Words {
  readonly name: string
  readonly title: string
  readonly subtitle: string
  readonly short: string
  readonly paragraphs: readonly string[]
}

const present = ({ name, title, subtitle, short, paragraphs }: Words) => ({
  name,
  title,
  subtitle,
  short_description: short,
  description: paragraphs.map((words) => `<p>${words}</p>`).join(''),
})

const namesOf = (names: Names) => translationRows((code) => ({ name: names[code] }))

/** Question ids are the consultation's id and two more digits. */
export const consultationOf = (
  row: Pick<ConsultationContent, 'id' | 'slug' | 'category_id' | 'amount_pence'>,
  words: Record<LanguageCode, Words>,
  { asked, retired }: { asked: readonly Names[]; retired: Names },
): ConsultationContent => ({
  ...row,
  translations: translationRows((code) => present(words[code])),
  questions: [...asked, retired].map((names, index) => ({
    id: row.id * 100 + index + 1,
    status: index < asked.length ? 'Active' : 'Inactive',
    translations: namesOf(names),
  })),
})

export const categoryOf = (id: number, names: Names) => ({ id, translations: namesOf(names) })
