import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { ReadingFeedbackTable } from './feedback.table.ts'

export const findFeedback = (db: Db, userId: string, periodId: number) =>
  db
    .selectFrom('reading_feedback')
    .select('answer')
    .where('user_id', '=', userId)
    .where('period_id', '=', periodId)
    .executeTakeFirst()

/** Stores an answer in the place of an earlier one. */
export async function setFeedback(trx: Trx, row: Insertable<ReadingFeedbackTable>): Promise<void> {
  const { answer, answered_at } = row
  await trx
    .insertInto('reading_feedback')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'period_id']).doUpdateSet({ answer, answered_at }),
    )
    .execute()
}

/** Lists a reader's answers with the periods they are about, the oldest first. */
export const listFeedback = (db: Db, userId: string) =>
  db
    .selectFrom('reading_feedback')
    .innerJoin('periods', 'periods.id', 'reading_feedback.period_id')
    .select([
      'reading_feedback.answer',
      'reading_feedback.answered_at',
      'periods.sign_id',
      'periods.reading_period',
      'periods.starts_on',
    ])
    .where('user_id', '=', userId)
    .orderBy('answered_at')
    .execute()

export async function deleteFeedback(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('reading_feedback').where('user_id', '=', userId).execute()
}
