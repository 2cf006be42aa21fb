import type { Subscription } from '@rashi/contract'
import { validate } from 'uuid'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { BillingContext } from '../../payments/payable/payments-context.ts'
import { enqueueLetter } from '../emails/email-queue.ts'
import { releaseSlots } from '../../payments/purchases/purchase.repository.ts'
import { closeSigns } from '../groups/open-signs.ts'
import { presentGroups } from '../presentation/present-subscription.ts'
import {
  findGroupOfSubscription,
  type GroupRow,
  listSubscriptionRows,
  lockGroup,
  updateGroup,
} from '../groups/subscription.repository.ts'

/** Ends the renewing of a subscription, of a combo's both. What is paid stays open to its end. */
export async function cancelSubscription(
  context: BillingContext,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
): Promise<Subscription> {
  const { db } = context
  const found = validate(subscriptionId)
    ? await findGroupOfSubscription(db, { userId, subscriptionId })
    : undefined
  if (!found) throw new Refusal('not-found')
  if (found.platform === 'ios' || found.platform === 'android')
    throw new Refusal('store-subscription')
  const group = await write(db, async (trx) => {
    const locked = await lockGroup(trx, found.id)
    return locked.status === 'cancelled' ? locked : cancel(trx, context, locked)
  })
  const subscriptions = await presentGroups(context, [group])
  const cancelled = subscriptions.find(({ id }) => id === subscriptionId)
  if (!cancelled) throw new Refusal('not-found')
  return cancelled
}

async function cancel(trx: Trx, context: BillingContext, group: GroupRow): Promise<GroupRow> {
  const cancelled = await endGroup(trx, context, group)
  await enqueueLetter(trx, context, 'cancelled', cancelled)
  return cancelled
}

/** Nothing is renewed from now on, what is paid stays open, and its signs can be bought again. */
export async function endGroup(
  trx: Trx,
  { clock }: Pick<BillingContext, 'clock'>,
  group: GroupRow,
): Promise<GroupRow> {
  const now = clock.now()
  const change = {
    status: 'cancelled',
    cancelled_at: now,
    due_at: null,
    remind_at: null,
    past_due_since: null,
    needs_confirmation: false,
  } as const
  await updateGroup(trx, group.id, change)
  await closeSigns(
    trx,
    group,
    await listSubscriptionRows(trx, [group.id]),
    Temporal.Instant.compare(group.period_ends_at, now) > 0 ? group.period_ends_at : now,
  )
  await releaseSlots(trx, group.id, now)
  return { ...group, ...change }
}
