import type { UserConsultation } from '@rashi/contract'
import type { Db } from '../../../platform/database/database.ts'
import { findPerson, type PersonDetails } from '../../identity/index.ts'
import { presentOrders } from './list-orders.ts'
import { listOrdersToAnswer } from './order.repository.ts'

export { markOrderAnswered } from './order.repository.ts'

/** An order with the details that an answer needs. */
export interface OrderToAnswer {
  readonly order: UserConsultation
  readonly buyer: PersonDetails | undefined
  readonly answeredAt: Temporal.Instant | null
}

/** Lists orders, the oldest first: all, or only those without an answer. */
export async function listOrdersFor(
  db: Db,
  which: { readonly isAll: boolean },
): Promise<OrderToAnswer[]> {
  const rows = await listOrdersToAnswer(db, which)
  const orders = new Map((await presentOrders(db, rows)).map((order) => [order.id, order]))
  const found: OrderToAnswer[] = []
  for (const { id, user_id, answered_at } of rows) {
    const order = orders.get(id)
    if (order) found.push({ order, buyer: await findPerson(db, user_id), answeredAt: answered_at })
  }
  return found
}
