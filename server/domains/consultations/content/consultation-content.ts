import type { Consultation } from '@rashi/contract'

type QuestionContent = Consultation['questions'][number]

export interface ConsultationContent {
  readonly id: number
  readonly slug: string
  readonly category_id: number
  readonly amount_pence: number
  readonly translations: Consultation['translations']
  readonly questions: readonly QuestionContent[]
}

interface Words {
  readonly name: string
  readonly title: string
  readonly subtitle: string
  readonly short: string
  readonly paragraphs: readonly string[]
}

type Pair = readonly [english: string, hindi: string]

const wordsIn = (language_id: number, { name, title, subtitle, short, paragraphs }: Words) => ({
  language_id,
  name,
  title,
  subtitle,
  short_description: short,
  description: paragraphs.map((words) => `<p>${words}</p>`).join(''),
})

const namesOf = (names: Pair) => names.map((name, index) => ({ language_id: index + 1, name }))

/** Question ids are the consultation's id and two more digits. */
export const consultationOf = (
  row: Pick<ConsultationContent, 'id' | 'slug' | 'category_id' | 'amount_pence'>,
  { english, hindi }: { english: Words; hindi: Words },
  { asked, retired }: { asked: readonly Pair[]; retired: Pair },
): ConsultationContent => ({
  ...row,
  translations: [wordsIn(1, english), wordsIn(2, hindi)],
  questions: [...asked, retired].map((names, index) => ({
    id: row.id * 100 + index + 1,
    status: index < asked.length ? 'Active' : 'Inactive',
    translations: namesOf(names),
  })),
})

export const categoryOf = (id: number, ...names: Pair) => ({ id, translations: namesOf(names) })
