import type { ParsedBodyOf, Subscription } from '@rashi/contract'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { chooseCard, type PaymentsContext, setUpCard } from '../../payments/index.ts'
import { getGroupOfSubscription } from '../groups/get-group.ts'
import { type GroupRow, lockGroup, updateGroup } from '../groups/subscription.repository.ts'
import { presentSubscription } from '../presentation/present-subscription.ts'

const subscriptionsPage = '/my-subscriptions'

/**
 * Sets which of the user's cards is charged from the next renewal on, once it is set up for that. Until its holder has
 * confirmed it at `confirmationUrl` and this is called again, nothing is changed.
 */
export async function changeRenewalCard(
  context: PaymentsContext,
  form: ParsedBodyOf<'POST /payment-plan/change-payment-card'>,
  payer: { userId: string; address: string },
): Promise<{ subscription: Subscription; confirmationUrl: string | null }> {
  const { subscription_id: subscriptionId, card_id: cardId, return_path: path } = form
  const { userId } = payer
  const found = await getGroupOfSubscription(context.db, { userId, subscriptionId })
  refuseUnrenewed(found)
  const card = await chooseCard(context, { userId, cardId })
  const returnUrl = new URL(context.config.publicUrl + (path ?? subscriptionsPage)).href
  const confirmationUrl = await setUpCard(context, { card, returnUrl, payer })
  const present = (group: GroupRow) => presentSubscription(context, group, subscriptionId)
  if (confirmationUrl !== null) return { subscription: await present(found), confirmationUrl }
  const group = await write(context.db, async (trx) => {
    const locked = await lockGroup(trx, found.id)
    refuseUnrenewed(locked)
    // A renewal that waits for another card than the refused one is charged to it by the next job.
    const isAwaited = locked.needs_other_card && card.cardId !== locked.card_id
    const change = {
      card_id: card.cardId,
      ...(isAwaited && { needs_other_card: false, due_at: context.clock.now() }),
    }
    await updateGroup(trx, locked.id, change)
    return { ...locked, ...change }
  })
  return { subscription: await present(group), confirmationUrl: null }
}

function refuseUnrenewed({ status, platform }: GroupRow): void {
  if (status === 'cancelled' || platform !== 'web') throw new Refusal('conflict')
}
