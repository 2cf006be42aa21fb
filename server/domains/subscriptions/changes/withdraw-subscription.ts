import type { Subscription } from '@rashi/contract'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  lockAttempt,
  type PaymentsContext,
  refundOrLog,
  scheduleRefund,
} from '../../payments/index.ts'
import { enqueueSubscriptionEmail } from '../emails/email-queue.ts'
import { revokeGroup } from '../groups/end-group.ts'
import { getGroupOfSubscription, refuseStoreGroup } from '../groups/get-group.ts'
import {
  type GroupRow,
  listSubscriptionRows,
  lockGroup,
  lockGroupsOf,
  updateGroup,
} from '../groups/subscription.repository.ts'
import { presentSubscription } from '../presentation/present-subscription.ts'
import { updateRenewal } from '../renewals/renewal.repository.ts'
import { offerWithdrawals, type WithdrawalOffer } from '../withdrawals/offer-withdrawal.ts'
import { isWithdrawable } from '../withdrawals/withdrawal.rules.ts'

/**
 * Withdraws from a purchase in its first 14 days: it ends at once, a combo as a whole, and the amount that
 * the buyer was shown is refunded. A repeated call changes nothing.
 *
 * @param onWithdrawn runs in the transaction that withdraws; not for one that was withdrawn before.
 * @throws {Refusal} `withdrawal-over`, `nothing-to-refund`, and `refund-changed` where the amount is no
 * longer the one that the buyer was shown.
 */
export async function withdrawSubscription(
  context: PaymentsContext,
  {
    userId,
    subscriptionId,
    shownPence,
  }: { userId: string; subscriptionId: string; shownPence: number },
  onWithdrawn?: (trx: Trx, before: GroupRow) => Promise<void>,
): Promise<Subscription> {
  const found = await getGroupOfSubscription(context.db, { userId, subscriptionId })
  refuseStoreGroup(found)
  const { group, attemptIds } = await write(context.db, async (trx) => {
    // All of the buyer's, so that two withdrawals at the same time do not both count as the first after reading.
    await lockGroupsOf(trx, userId)
    const locked = await lockGroup(trx, found.id)
    if (locked.withdrawn_at !== null) return { group: locked, attemptIds: [] }
    const withdrawn = await withdraw(trx, context, locked, shownPence)
    await onWithdrawn?.(trx, locked)
    return withdrawn
  })
  for (const attemptId of attemptIds) await refundOrLog(context, attemptId)
  return presentSubscription(context, group, subscriptionId)
}

async function withdraw(trx: Trx, context: PaymentsContext, group: GroupRow, shownPence: number) {
  const now = context.clock.now()
  const rows = await listSubscriptionRows(trx, [group.id])
  const offer = (await offerWithdrawals(trx, { groups: [group], rows, now })).get(group.id)
  if (!offer || offer.refundPence === 0)
    throw new Refusal(isWithdrawable(group, now) ? 'nothing-to-refund' : 'withdrawal-over')
  const { refundPence, shares } = offer
  if (refundPence !== shownPence) throw new Refusal('refund-changed')
  const revoked = await revokeGroup(trx, context, group, refundPence)
  const change = { withdrawn_after_reading: offer.reason !== 'unread' }
  await updateGroup(trx, group.id, change)
  const withdrawn = { ...revoked, ...change }
  for (const share of shares) await refundShare(trx, share, now)
  await enqueueSubscriptionEmail(trx, context, 'withdrawn', {
    ...withdrawn,
    amount_pence: refundPence,
  })
  return { group: withdrawn, attemptIds: shares.map(({ charge }) => charge.attemptId) }
}

async function refundShare(
  trx: Trx,
  { charge, refundPence }: WithdrawalOffer['shares'][number],
  at: Temporal.Instant,
): Promise<void> {
  const attempt = await lockAttempt(trx, charge.attemptId)
  await scheduleRefund(trx, attempt, { pence: refundPence, isGoodwill: false, notifies: false })
  if (charge.reference !== null)
    await updateRenewal(trx, charge.reference, { state: 'refunded', settled_at: at })
}
