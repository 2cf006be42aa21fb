import type { Subscription } from '@rashi/contract'
import { validate } from 'uuid'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { BillingContext } from '../../payments/payable/payments-context.ts'
import { chooseCard } from '../../payments/cards/choose-card.ts'
import { presentGroups } from '../presentation/present-subscription.ts'
import { findGroupOfSubscription, lockGroup, updateGroup } from '../groups/subscription.repository.ts'

/** From the next renewal on, a subscription is charged to another of its holder's cards. */
export async function chargeOtherCard(
  context: BillingContext,
  { userId, subscriptionId, cardId }: { userId: string; subscriptionId: string; cardId: string },
): Promise<Subscription> {
  const { db } = context
  const found = validate(subscriptionId)
    ? await findGroupOfSubscription(db, { userId, subscriptionId })
    : undefined
  if (!found) throw new Refusal('not-found')
  const card = await chooseCard(context, { userId, cardId })
  const group = await write(db, async (trx) => {
    const locked = await lockGroup(trx, found.id)
    if (locked.status === 'cancelled' || locked.platform !== 'web') throw new Refusal('conflict')
    const change = { card_id: card.cardId }
    await updateGroup(trx, locked.id, change)
    return { ...locked, ...change }
  })
  const changed = (await presentGroups(context, [group])).find(({ id }) => id === subscriptionId)
  if (!changed) throw new Refusal('not-found')
  return changed
}
