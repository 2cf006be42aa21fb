import { byId, inPages } from '../../platform/database/in-pages.ts'
import { write } from '../../platform/database/write.ts'
import { type PaymentsContext, refundPayment } from '../payments/index.ts'
import './emails/email-queue.ts'
import { listLateOrders } from './orders/order-page.repository.ts'
import { lockOrder } from './orders/order.repository.ts'
import { madeBeforeWhenDue } from './orders/order-state.rules.ts'

/** Refunds the orders that nobody has answered in time, which closes them, and enqueues the emails about it. */
export async function refundLateOrders(context: PaymentsContext): Promise<void> {
  const madeBefore = madeBeforeWhenDue(context.clock.now())
  for await (const page of inPages(byId, (at) => listLateOrders(context.db, { madeBefore, ...at })))
    for (const { id } of page) await refundLateOrder(context, id)
}

async function refundLateOrder(context: PaymentsContext, id: string): Promise<void> {
  const { db, jobs, log } = context
  try {
    await write(db, async (trx) => {
      const order = await lockOrder(trx, id)
      if (order?.answered_at !== null || order.revoked_at !== null) return
      const refund = { id, pence: null, keepsRights: false }
      const { refundPence } = await refundPayment(trx, context, refund)
      for (const reader of ['buyer', 'operator'] as const)
        await jobs.enqueue(trx, 'consultation-late', { orderId: id, reader, refundPence })
    })
  } catch (err) {
    // Such as an earlier refund that is still on its way: the next run tries again.
    log.warn({ err, orderId: id }, 'an order that is late was not refunded')
  }
}
