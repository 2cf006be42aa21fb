import type { ResponseOf } from '@rashi/contract'
import { validate } from 'uuid'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { listAnswers, toSentAnswer } from '../answers/answer.repository.ts'
import { presentOrders } from './list-orders.ts'
import { findBuyer, toOrderBirth } from './order-birth.ts'
import { findOrder } from './order.repository.ts'

/** @throws {Refusal} `not-found` for an order that is another user's, is refunded or does not exist */
export async function getOwnOrder(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<ResponseOf<'GET /user-consultation/:id'>> {
  const row = validate(id) ? await findOrder(db, id) : undefined
  if (row?.user_id !== userId || row.revoked_at !== null) throw new Refusal('not-found')
  const buyer = await findBuyer(db, row)
  const [order] = await presentOrders(db, [row])
  if (!buyer || !order) throw new Refusal('not-found')
  const { moment, time_unknown, place } = toOrderBirth(buyer)
  const answers = await listAnswers(db, [id])
  return {
    userConsultation: {
      ...order,
      birth: { moment, time_unknown, place },
      answers: answers.map(toSentAnswer),
    },
  }
}
