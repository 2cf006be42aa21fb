import type { Subscription } from '@rashi/contract'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import type { PaymentsContext } from '../../payments/index.ts'
import { enqueueSubscriptionEmail } from '../emails/email-queue.ts'
import { endGroup } from '../groups/end-group.ts'
import { getGroupOfSubscription, refuseStoreGroup } from '../groups/get-group.ts'
import { type GroupRow, lockGroup } from '../groups/subscription.repository.ts'
import { presentSubscription } from '../presentation/present-subscription.ts'

/**
 * Stops the renewals of a subscription, or of both of a combo. It stays readable to the end of its period.
 *
 * @param onCancelled runs in the transaction that cancels; not for one that was cancelled before.
 * @throws {Refusal} `not-found`, `store-subscription`
 */
export async function cancelSubscription(
  context: PaymentsContext,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  onCancelled?: (trx: Trx, before: GroupRow) => Promise<void>,
): Promise<Subscription> {
  const found = await getGroupOfSubscription(context.db, { userId, subscriptionId })
  refuseStoreGroup(found)
  const group = await write(context.db, async (trx) => {
    const locked = await lockGroup(trx, found.id)
    if (locked.status === 'cancelled') return locked
    const cancelled = await endGroup(trx, context, locked)
    await enqueueSubscriptionEmail(trx, context, 'cancelled', cancelled)
    await onCancelled?.(trx, locked)
    return cancelled
  })
  return presentSubscription(context, group, subscriptionId)
}
