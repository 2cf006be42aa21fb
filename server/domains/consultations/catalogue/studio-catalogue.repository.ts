import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/database.ts'
import type { ConsultationRow, QuestionRow } from './catalogue.repository.ts'

/** Locks a consultation and thereby its questions, which staff change under this lock alone. */
export const lockConsultation = (trx: Trx, id: number) =>
  trx
    .selectFrom('consultations')
    .select(['id', 'slug', 'amount_pence', 'translations', 'version', 'hidden_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type LockedConsultation = NonNullable<Awaited<ReturnType<typeof lockConsultation>>>

export async function updateConsultation(
  trx: Trx,
  id: number,
  {
    translations,
    ...change
  }: Partial<Pick<ConsultationRow, 'translations' | 'amount_pence' | 'hidden_at' | 'version'>>,
): Promise<void> {
  await trx
    .updateTable('consultations')
    .set({ ...change, ...(translations && { translations: JSON.stringify(translations) }) })
    .where('id', '=', id)
    .execute()
}

/** The first id of questions that staff add, above the ids of seeded ones. */
const firstAddedId = 100_000

/** Adds a question at a position, or at the end without one. @returns its id */
export async function insertQuestion(
  trx: Trx,
  {
    consultationId,
    translations,
    replaces = null,
  }: {
    consultationId: number
    translations: QuestionRow['translations']
    /** The question whose place and status it takes. */
    replaces?: number | null
  },
): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      insert into consultation_questions (id, consultation_id, status, translations, position)
      select greatest(max(id) + 1, ${firstAddedId}), ${consultationId}::integer,
        coalesce((select status from consultation_questions where id = ${replaces}::integer), 'Active'),
        ${JSON.stringify(translations)}::jsonb,
        coalesce((select coalesce(position, id) from consultation_questions where id = ${replaces}::integer),
          (select max(coalesce(position, id)) + 1 from consultation_questions where consultation_id = ${consultationId}), 1)
      from consultation_questions on conflict do nothing returning id`.execute(trx)
    if (rows[0]) return rows[0].id
  }
}

export async function updateQuestion(
  trx: Trx,
  id: number,
  change: { status?: QuestionRow['status']; replaced_by?: number; position?: number },
): Promise<void> {
  await trx.updateTable('consultation_questions').set(change).where('id', '=', id).execute()
}
