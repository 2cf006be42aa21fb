import type { Context } from '../../context/context.ts'
import type { Trx } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import './emails/email-queue.ts'
import { mayMailChange } from './orders/order.rules.ts'
import {
  listUnmailedChanges,
  lockOrdersOfUser,
  markChangeMailed,
} from './orders/order.repository.ts'

/** Emails the operator about one changed order of a person, unless an email about their orders was sent a short while ago. */
export async function mailChange(
  trx: Trx,
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  userId: string,
): Promise<void> {
  const now = clock.now()
  const orders = await lockOrdersOfUser(trx, userId)
  const changed = orders.find((order) => order.change_unmailed && order.revoked_at === null)
  if (changed === undefined || !mayMailChange(orders, now)) return
  await markChangeMailed(trx, changed.id, now)
  await jobs.enqueue(trx, 'consultation-letter', { name: 'changed', orderId: changed.id })
}

/** Emails the operator about the changes that had to wait. */
export async function mailWaitingChanges(
  context: Pick<Context, 'clock' | 'db' | 'jobs'>,
): Promise<void> {
  for (const userId of await listUnmailedChanges(context.db))
    await write(context.db, (trx) => mailChange(trx, context, userId))
}
