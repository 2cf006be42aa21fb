import { randomUUID } from 'node:crypto'
import type { Subscription } from '@rashi/contract'
import { validate } from 'uuid'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { updateAttempt } from '../../payments/attempts/attempt.repository.ts'
import { giveBackOrLog } from '../../payments/refunds/refund.ts'
import type { BillingContext } from '../../payments/payable/payments-context.ts'
import { enqueueLetter } from '../emails/email-queue.ts'
import { updatePurchase } from '../../payments/purchases/purchase.repository.ts'
import { updateRenewal } from '../renewals/renewal.repository.ts'
import { endGroup } from './cancel-subscription.ts'
import { closeSigns } from '../groups/open-signs.ts'
import { presentGroups } from '../presentation/present-subscription.ts'
import {
  findGroupOfSubscription,
  type GroupRow,
  listSubscriptionRows,
  lockGroup,
  updateGroup,
} from '../groups/subscription.repository.ts'
import { offerWithdrawals } from '../withdrawals/offer-withdrawal.ts'
import { isWithdrawable } from '../withdrawals/withdrawal.rules.ts'

/**
 * Takes a purchase back in its first 14 days: it closes at once, a combo whole, and what the buyer was
 * shown goes back to the card. Asked for twice, it is done once.
 *
 * @throws {Refusal} `withdrawal-over`, `nothing-to-refund`, and `refund-changed` where it is another
 * amount by now than the buyer was shown.
 */
export async function withdrawSubscription(
  context: BillingContext,
  {
    userId,
    subscriptionId,
    shownPence,
  }: { userId: string; subscriptionId: string; shownPence: number },
): Promise<Subscription> {
  const { db } = context
  const found = validate(subscriptionId)
    ? await findGroupOfSubscription(db, { userId, subscriptionId })
    : undefined
  if (!found) throw new Refusal('not-found')
  if (found.platform === 'ios' || found.platform === 'android')
    throw new Refusal('store-subscription')
  const { group, attemptIds } = await write(db, async (trx) => {
    const locked = await lockGroup(trx, found.id)
    return locked.withdrawn_at === null
      ? withdraw(trx, context, locked, shownPence)
      : { group: locked, attemptIds: [] }
  })
  for (const attemptId of attemptIds) await giveBackOrLog(context, attemptId)
  const withdrawn = (await presentGroups(context, [group])).find(({ id }) => id === subscriptionId)
  if (!withdrawn) throw new Refusal('not-found')
  return withdrawn
}

async function withdraw(trx: Trx, context: BillingContext, group: GroupRow, shownPence: number) {
  const now = context.clock.now()
  const rows = await listSubscriptionRows(trx, [group.id])
  const offer = (await offerWithdrawals(trx, { groups: [group], rows, now })).get(group.id)
  if (!offer)
    throw new Refusal(isWithdrawable(group, now) ? 'nothing-to-refund' : 'withdrawal-over')
  const { refundPence, shares } = offer
  if (refundPence !== shownPence) throw new Refusal('refund-changed')
  const ended = group.status === 'cancelled' ? group : await endGroup(trx, context, group)
  await closeSigns(trx, group, rows, now)
  const change = { withdrawn_at: now, refund_pence: refundPence } as const
  await updateGroup(trx, group.id, change)
  for (const share of shares) await oweBack(trx, share, now)
  const withdrawn = { ...ended, ...change }
  await enqueueLetter(trx, context, 'withdrawn', { ...withdrawn, amount_pence: refundPence })
  return { group: withdrawn, attemptIds: shares.map(({ charge }) => charge.attemptId) }
}

/** Writes down what is to go back of a charge, and under which key, before the provider is asked. */
async function oweBack(
  trx: Trx,
  {
    charge,
    refundPence,
  }: {
    charge: { attemptId: string; purchaseId: string; renewalId: string | null }
    refundPence: number
  },
  at: Temporal.Instant,
): Promise<void> {
  const { attemptId, purchaseId, renewalId } = charge
  await updateAttempt(trx, attemptId, { refund_key: randomUUID(), refund_pence: refundPence })
  if (renewalId === null) await updatePurchase(trx, purchaseId, { state: 'refunded' })
  else await updateRenewal(trx, renewalId, { state: 'refunded', settled_at: at })
}
