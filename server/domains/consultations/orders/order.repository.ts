import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { ConsultationOrderTable, OrderBirth } from '../catalogue/consultations.table.ts'

export type OrderRow = Selectable<ConsultationOrderTable>

const nextVersion = sql<number>`version + 1`

export async function insertOrder(
  trx: Trx,
  order: Insertable<ConsultationOrderTable>,
  questionIds: readonly number[],
): Promise<void> {
  await trx.insertInto('consultation_orders').values(order).execute()
  await insertQuestions(trx, order.id, questionIds)
}

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('consultation_orders').selectAll().where('id', '=', id).executeTakeFirst()

export const lockOrder = (trx: Trx, id: string): Promise<OrderRow | undefined> =>
  trx
    .selectFrom('consultation_orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Locks all orders of a user, revoked ones too, so that no other transaction changes one of them. */
export const lockOrdersOfUser = (trx: Trx, userId: string): Promise<OrderRow[]> =>
  trx
    .selectFrom('consultation_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Lists the users with a changed order of which the operator does not know yet. */
export async function listUnmailedChanges(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('consultation_orders')
    .select('user_id')
    .distinct()
    .where('revoked_at', 'is', null)
    .where('change_unmailed', '=', true)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export const markChangeMailed = (trx: Trx, id: string, at: Temporal.Instant) =>
  trx
    .updateTable('consultation_orders')
    .set({ change_mailed_at: at, change_unmailed: false })
    .where('id', '=', id)
    .execute()

/** Lists a user's orders without revoked ones. */
export const listOrders = (db: Db, userId: string): Promise<OrderRow[]> =>
  db
    .selectFrom('consultation_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()

/** Lists the questions of these orders, in the catalogue's order. */
export const listOrderQuestions = async (db: Db, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('consultation_order_questions as ordered')
        .innerJoin('consultation_questions as question', 'question.id', 'ordered.question_id')
        .select(['ordered.order_id', 'question.id', 'question.translations'])
        .where('ordered.order_id', 'in', orderIds)
        .orderBy('question.id')
        .execute()

export async function changeOrder(
  trx: Trx,
  id: string,
  change: Pick<OrderRow, 'extra_questions' | 'phone_number' | 'changed_at' | 'change_unmailed'>,
  questionIds: readonly number[],
): Promise<void> {
  await trx
    .updateTable('consultation_orders')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('consultation_order_questions').where('order_id', '=', id).execute()
  await insertQuestions(trx, id, questionIds)
}

async function insertQuestions(trx: Trx, orderId: string, questionIds: readonly number[]) {
  if (questionIds.length === 0) return
  await trx
    .insertInto('consultation_order_questions')
    .values(questionIds.map((question_id) => ({ order_id: orderId, question_id })))
    .execute()
}

/** Lists orders without revoked ones, the oldest first: all, or only those without an answer. */
export const listOrdersToAnswer = (db: Db, { isAll }: { isAll: boolean }): Promise<OrderRow[]> =>
  db
    .selectFrom('consultation_orders')
    .selectAll()
    .where('revoked_at', 'is', null)
    .$if(!isAll, (query) => query.where('answered_at', 'is', null))
    .orderBy('id')
    .execute()

export async function closeAsAnswered(
  trx: Trx,
  id: string,
  { at, birth }: { at: Temporal.Instant; birth: OrderBirth | null },
): Promise<void> {
  await trx
    .updateTable('consultation_orders')
    .set({
      answered_at: at,
      birth: birth && JSON.stringify(birth),
      change_unmailed: false,
      version: nextVersion,
    })
    .where('id', '=', id)
    .execute()
}

/** Notes that a draft or an addition of an order has changed. */
export async function raiseVersion(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('consultation_orders')
    .set({ version: nextVersion })
    .where('id', '=', id)
    .execute()
}

/** Notes on the open orders of a user that the birth details were corrected, and that the operator has to be told. */
export async function noteNewBirth(trx: Trx, userId: string, at: Temporal.Instant): Promise<void> {
  await trx
    .updateTable('consultation_orders')
    .set({ birth_changed_at: at, change_unmailed: true, version: nextVersion })
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function revokeOrder(trx: Trx, id: string, at: Temporal.Instant): Promise<void> {
  await trx
    .updateTable('consultation_orders')
    .set({ revoked_at: at, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

export async function deleteOrders(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('consultation_orders').where('user_id', '=', userId).execute()
}
