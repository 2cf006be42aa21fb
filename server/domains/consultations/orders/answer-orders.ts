import type { UserConsultation } from '@rashi/contract'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { PersonDetails } from '../../identity/index.ts'
import { presentOrders } from './list-orders.ts'
import { findBuyer, toOrderBirth } from './order-birth.ts'
import { closeAsAnswered, listOrdersToAnswer, lockOrder } from './order.repository.ts'

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
  for (const row of rows) {
    const order = orders.get(row.id)
    if (order) found.push({ order, buyer: await findBuyer(db, row), answeredAt: row.answered_at })
  }
  return found
}

/**
 * Closes an order as answered, with the birth details that the answer rests on.
 *
 * @returns false if no such order needs an answer
 */
export async function markOrderAnswered(
  trx: Trx,
  id: string,
  at: Temporal.Instant,
): Promise<boolean> {
  const order = await lockOrder(trx, id)
  if (order?.answered_at !== null || order.revoked_at !== null) return false
  const buyer = await findBuyer(trx, order)
  await closeAsAnswered(trx, id, { at, birth: buyer ? toOrderBirth(buyer) : null })
  return true
}
