import type { Consultation } from '@rashi/contract'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sanitiseRichText } from '../../../platform/rich-text.ts'
import {
  type ConsultationRow,
  listConsultationRows,
  listQuestionRows,
  type QuestionRow,
} from './catalogue.repository.ts'

/** Lists the consultations that are offered. */
export async function listConsultations(db: Db): Promise<Consultation[]> {
  const [rows, questions] = await Promise.all([listConsultationRows(db), listQuestionRows(db)])
  return rows
    .filter(({ hidden_at }) => hidden_at === null)
    .map((row) =>
      present(
        row,
        questions.filter(({ replaced_by }) => replaced_by === null),
      ),
    )
}

/** @throws {Refusal} `not-found` for an unknown or empty slug. */
export async function getConsultation(db: Db, slug: string): Promise<Consultation> {
  const found = (await listConsultations(db)).find((one) => one.slug === slug)
  if (!found) throw new Refusal('not-found')
  return found
}

const present = (row: ConsultationRow, questions: readonly QuestionRow[]): Consultation => ({
  id: row.id,
  slug: row.slug,
  amount: row.amount_pence / 100,
  category: { id: row.category_id, translations: row.category_translations },
  translations: row.translations.map((texts) => ({
    ...texts,
    description: sanitiseRichText(texts.description),
  })),
  questions: questions
    .filter(({ consultation_id }) => consultation_id === row.id)
    .map(({ id, status, translations }) => ({ id, status, translations })),
})
