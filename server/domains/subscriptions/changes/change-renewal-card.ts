import type { Subscription } from '@rashi/contract'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { chooseCard, type PaymentsContext } from '../../payments/index.ts'
import { getGroupOfSubscription } from '../groups/get-group.ts'
import { lockGroup, updateGroup } from '../groups/subscription.repository.ts'
import { presentSubscription } from '../presentation/present-subscription.ts'

/** Sets which of the user's cards is charged from the next renewal on. */
export async function changeRenewalCard(
  context: PaymentsContext,
  { userId, subscriptionId, cardId }: { userId: string; subscriptionId: string; cardId: string },
): Promise<Subscription> {
  const found = await getGroupOfSubscription(context.db, { userId, subscriptionId })
  const card = await chooseCard(context, { userId, cardId })
  const group = await write(context.db, async (trx) => {
    const locked = await lockGroup(trx, found.id)
    if (locked.status === 'cancelled' || locked.platform !== 'web') throw new Refusal('conflict')
    // A renewal that waits for another card than the refused one is charged to it by the next job.
    const isAwaited = locked.needs_other_card && card.cardId !== locked.card_id
    const change = {
      card_id: card.cardId,
      ...(isAwaited && { needs_other_card: false, due_at: context.clock.now() }),
    }
    await updateGroup(trx, locked.id, change)
    return { ...locked, ...change }
  })
  return presentSubscription(context, group, subscriptionId)
}
