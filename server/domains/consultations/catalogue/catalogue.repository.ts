import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type {
  ConsultationCategoryTable,
  ConsultationQuestionTable,
  ConsultationTable,
} from './consultations.table.ts'

export const listConsultationRows = (db: Db | Trx) =>
  db
    .selectFrom('consultations')
    .innerJoin('consultation_categories as category', 'category.id', 'consultations.category_id')
    .select([
      'consultations.id',
      'consultations.slug',
      'consultations.amount_pence',
      'consultations.translations',
      'consultations.version',
      'consultations.hidden_at',
      'category.id as category_id',
      'category.translations as category_translations',
    ])
    .orderBy('category.id')
    .orderBy('consultations.id')
    .execute()
export type ConsultationRow = Awaited<ReturnType<typeof listConsultationRows>>[number]

export const listQuestionRows = (db: Db | Trx) =>
  db
    .selectFrom('consultation_questions')
    .select(['id', 'consultation_id', 'status', 'translations', 'replaced_by'])
    .orderBy(sql`coalesce(position, id)`)
    .orderBy('id')
    .execute()
export type QuestionRow = Awaited<ReturnType<typeof listQuestionRows>>[number]

export async function insertMissingContent(
  trx: Trx,
  content: {
    categories: Insertable<ConsultationCategoryTable>[]
    consultations: Insertable<ConsultationTable>[]
    questions: Insertable<ConsultationQuestionTable>[]
  },
): Promise<void> {
  await trx
    .insertInto('consultation_categories')
    .values(content.categories)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .insertInto('consultations')
    .values(content.consultations)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .insertInto('consultation_questions')
    .values(content.questions)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
