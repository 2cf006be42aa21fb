import type { ParsedQueryOf, ResponseOf, UserConsultation } from '@rashi/contract'
import { daysDueSoon } from '@rashi/contract/consultation-orders.rules'
import type { Context } from '../../../context/context.ts'
import { presentOrders } from '../orders/list-orders.ts'
import { madeBeforeWhenDue, stateOf } from '../orders/order-state.rules.ts'
import { countOpenOrders, listOrderPage } from '../orders/order-page.repository.ts'
import type { OrderRow } from '../orders/order.repository.ts'

const pageSize = 25

type Page = ResponseOf<'GET /studio/orders'>

/** Presents an order without its buyer. */
export const toListedOrder = (
  row: OrderRow,
  { id, consultation, created_at, due_at, answered_at }: UserConsultation,
  now: Temporal.Instant,
): Page['orders'][number] => ({
  id,
  consultation,
  created_at,
  due_at,
  answered_at,
  state: stateOf(row, now),
  language_id: row.language_id,
  is_changed: row.changed_at !== null || row.birth_changed_at !== null,
})

export async function listStudioOrders(
  { db, clock }: Pick<Context, 'clock' | 'db'>,
  { list, after }: ParsedQueryOf<'GET /studio/orders'>,
): Promise<Page> {
  const now = clock.now()
  const rows = await listOrderPage(db, { list, after, limit: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  const orders = new Map((await presentOrders(db, shown)).map((order) => [order.id, order]))
  return {
    orders: shown.flatMap((row) => {
      const order = orders.get(row.id)
      return order ? [toListedOrder(row, order, now)] : []
    }),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function countWaitingOrders({
  db,
  clock,
}: Pick<Context, 'clock' | 'db'>): Promise<ResponseOf<'GET /studio/orders-waiting'>> {
  const overdueBefore = madeBeforeWhenDue(clock.now())
  const soonBefore = overdueBefore.add({ hours: daysDueSoon * 24 })
  const { open, overdue, due_soon } = await countOpenOrders(db, { overdueBefore, soonBefore })
  return { open: Number(open), overdue: Number(overdue), due_soon: Number(due_soon) }
}
