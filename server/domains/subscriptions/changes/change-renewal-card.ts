import type { ParsedBodyOf, Subscription } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { chooseCard, type PaymentsContext, setUpCard } from '../../payments/index.ts'
import { getGroupOfSubscription } from '../groups/get-group.ts'
import {
  type GroupRow,
  lockGroup,
  lockGroupOfSetUp,
  updateGroup,
} from '../groups/subscription.repository.ts'
import { presentSubscription } from '../presentation/present-subscription.ts'

const subscriptionsPage = '/my-subscriptions'

/**
 * Sets which of the user's cards is charged from the next renewal on, once it is set up for that. Until its holder has
 * confirmed it at `confirmationUrl` the former card stays; then this is called again, or the provider's event finishes it.
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
  const setUp = await setUpCard(context, { card, returnUrl, payer })
  const group = await write(context.db, async (trx) => {
    const locked = await lockGroup(trx, found.id)
    refuseUnrenewed(locked)
    return setUp === null
      ? renewBy(trx, context, locked, card.cardId)
      : keep(trx, locked, { card_set_up_id: setUp.id })
  })
  const subscription = await presentSubscription(context, group, subscriptionId)
  return { subscription, confirmationUrl: setUp?.confirmationUrl ?? null }
}

/**
 * Changes the card whose holder has confirmed it at the bank without coming back to say so. Another change made since
 * counts, and `cardId` is null if the bank did not set the card up.
 */
export const finishCardChange = (
  context: Pick<Context, 'clock' | 'db'>,
  { userId, setUpId, cardId }: { userId: string; setUpId: string; cardId: string | null },
): Promise<void> =>
  write(context.db, async (trx) => {
    const group = await lockGroupOfSetUp(trx, { userId, setUpId })
    if (!group) return
    if (cardId === null || !isRenewed(group)) await keep(trx, group, { card_set_up_id: null })
    else await renewBy(trx, context, group, cardId)
  })

function renewBy(
  trx: Trx,
  { clock }: Pick<Context, 'clock'>,
  group: GroupRow,
  cardId: string,
): Promise<GroupRow> {
  // A renewal that waits for its holder, or for another card than the refused one, is charged to this one by the next job.
  const isAwaited = (group.needs_other_card || group.needs_confirmation) && cardId !== group.card_id
  return keep(trx, group, {
    card_id: cardId,
    card_set_up_id: null,
    ...(isAwaited && {
      needs_other_card: false,
      needs_confirmation: false,
      due_at: clock.now(),
    }),
  })
}

async function keep(trx: Trx, group: GroupRow, change: Partial<GroupRow>): Promise<GroupRow> {
  await updateGroup(trx, group.id, change)
  return { ...group, ...change }
}

const isRenewed = ({ status, platform }: GroupRow): boolean =>
  status !== 'cancelled' && platform === 'web'

function refuseUnrenewed(group: GroupRow): void {
  if (!isRenewed(group)) throw new Refusal('conflict')
}
