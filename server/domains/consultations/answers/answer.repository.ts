import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { ConsultationAnswerTable, ConsultationDraftTable } from './answers.table.ts'

export type AnswerRow = Selectable<ConsultationAnswerTable>

/** Lists the answers of these orders and their additions, in the order in which they were sent. */
export const listAnswers = async (db: Db, orderIds: readonly string[]): Promise<AnswerRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('consultation_answers')
        .selectAll()
        .where('order_id', 'in', orderIds)
        .orderBy('order_id')
        .orderBy('number')
        .execute()

export const toSentAnswer = ({ text, answered_by, sent_at }: AnswerRow) => ({
  text,
  answered_by,
  sent_at: sent_at.toString(),
})

/** Stores an answer after those of its order, which is locked, and returns its number. */
export async function insertAnswer(trx: Trx, answer: Omit<AnswerRow, 'number'>): Promise<number> {
  const number = (await listAnswers(trx, [answer.order_id])).length + 1
  await trx
    .insertInto('consultation_answers')
    .values({ ...answer, number })
    .execute()
  return number
}

export const findDraft = (db: Db, orderId: string) =>
  db
    .selectFrom('consultation_drafts')
    .select(['text', 'saved_by', 'saved_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()

export async function saveDraft(
  trx: Trx,
  { order_id, ...draft }: Selectable<ConsultationDraftTable>,
): Promise<void> {
  await trx
    .insertInto('consultation_drafts')
    .values({ order_id, ...draft })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(draft))
    .execute()
}

export async function deleteDraft(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('consultation_drafts').where('order_id', '=', orderId).execute()
}
