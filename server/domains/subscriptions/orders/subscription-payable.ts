import { v7 as uuidv7 } from 'uuid'
import type { Trx } from '../../../platform/database/database.ts'
import { afterCommit } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { boughtSubscriptions } from '../../../platform/visitor-counters.ts'
import { endTrial } from '../../access/index.ts'
import type { Bought, Payable, PaymentsContext } from '../../payments/index.ts'
import { insertRedemption, shareCoupon } from '../coupons/coupon.repository.ts'
import { claimCouponUse } from '../coupons/mailbox-coupons.ts'
import { couponEnd } from '../coupons/coupon.rules.ts'
import { enqueueSubscriptionEmail } from '../emails/email-queue.ts'
import { revokeGroup, stopGroupRenewals } from '../groups/end-group.ts'
import { openSigns } from '../groups/open-signs.ts'
import { nextReminder, periodEnd } from '../groups/period.rules.ts'
import { type GroupRow, insertGroup, lockGroup } from '../groups/subscription.repository.ts'
import { announcePricesTo } from '../prices/change-price.ts'
import { findSubscriptionDifferences } from '../reconcile/find-subscription-differences.ts'
import type { OrderedSubscription } from './order.rules.ts'

/** The purchase of a plan on a sign, or on two at once. */
export const subscriptionPayable: Payable = {
  name: 'subscription',
  fulfil: async (trx, context, bought) => {
    const ordered = bought.ordered as OrderedSubscription
    if (ordered.coupon_id !== null) await redeem(trx, context, bought, ordered.coupon_id)
    const group = newGroup(bought, ordered)
    const subscriptions = ordered.signs.map((sign, index) => ({
      // A purchase and its first subscription share one id: callers may pass either.
      id: index === 0 ? bought.purchaseId : uuidv7(),
      group_id: group.id,
      ...sign,
    }))
    await insertGroup(trx, group, subscriptions)
    await announcePricesTo(trx, context, group, subscriptions)
    await openSigns(trx, group, subscriptions)
    await endTrial(trx, { userId: bought.userId, at: bought.at })
    await enqueueReceipt(trx, context, group, bought)
    const by = group.amount_pence > 0 ? 'card' : 'coupon'
    afterCommit(trx, () => boughtSubscriptions.inc({ by }))
    return true
  },
  stopRenewals: (trx, context, { purchaseId }) => stopGroupRenewals(trx, context, purchaseId),
  revoke: async (trx, context, { purchaseId }, refundPence) => {
    await revokeGroup(trx, context, await lockGroup(trx, purchaseId), refundPence)
  },
  findDifferences: findSubscriptionDifferences,
}

function newGroup(bought: Bought, ordered: OrderedSubscription): GroupRow {
  const { platform, tier, billing_interval, weeks } = ordered
  const { at } = bought
  const isCoupon = platform === 'coupon'
  const endsAt =
    isCoupon && weeks !== null ? couponEnd(at, weeks) : periodEnd(at, billing_interval, 1)
  return {
    id: bought.purchaseId,
    user_id: bought.userId,
    platform,
    status: 'active',
    tier,
    billing_interval,
    description: bought.description,
    amount_pence: bought.amountPence,
    next_amount_pence: null,
    price_change_id: null,
    price_told_at: null,
    card_id: bought.cardId,
    card_set_up_id: null,
    language_id: bought.languageId,
    anchored_at: at,
    period_number: 1,
    period_starts_at: at,
    period_ends_at: endsAt,
    due_at: endsAt,
    past_due_since: null,
    needs_confirmation: false,
    needs_other_card: false,
    remind_at: isCoupon
      ? null
      : nextReminder(billing_interval, at, { periodEndsAt: endsAt, after: at }),
    created_at: at,
    cancelled_at: null,
    withdrawn_at: null,
    refund_pence: null,
    withdrawn_after_reading: false,
  }
}

/** Redeems a coupon once for a user and their mailbox, even if orders are fulfilled at the same time. */
async function redeem(
  trx: Trx,
  context: PaymentsContext,
  { userId, purchaseId, at }: Bought,
  couponId: number,
) {
  const isFirst = await insertRedemption(trx, {
    coupon_id: couponId,
    user_id: userId,
    purchase_id: purchaseId,
    redeemed_at: at,
  })
  if (!isFirst || !(await claimCouponUse(trx, context, { userId, couponId, at })))
    throw new Refusal('coupon-used')
  // An end that is under way is waited for.
  if ((await shareCoupon(trx, couponId))?.ended_at) throw new Refusal('coupon-expired')
}

const enqueueReceipt = (
  trx: Trx,
  context: PaymentsContext,
  group: GroupRow,
  { card: paidWith }: Bought,
): Promise<void> =>
  enqueueSubscriptionEmail(trx, context, group.amount_pence > 0 ? 'receipt' : 'coupon', group, {
    paidWith,
  })
