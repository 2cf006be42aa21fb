import type { Coupon } from '@rashi/contract'
import { normaliseCode } from '@rashi/contract/promo-codes.rules'
import { Refusal } from '../../../platform/refusal.ts'
import type { PaymentsContext } from '../../payments/index.ts'
import { hasMailboxUsed } from './mailbox-coupons.ts'
import { findPlanRow } from '../plans/plan.repository.ts'
import { comboTitle } from '../plans/combo.rules.ts'
import { signAppliedCoupon } from './applied-coupon.ts'
import { findCouponByCode, isRedeemed } from './coupon.repository.ts'
import { whyRefused } from './coupon.rules.ts'

/**
 * Returns what a promo code gives on a plan. Applying it does not redeem it.
 *
 * @throws {Refusal} one of the `coupon-…` codes, all of them 404.
 */
export async function applyCoupon(
  context: Pick<PaymentsContext, 'clock' | 'db' | 'emailOf'>,
  { userId, code, plan }: { userId: string; code: string; plan: string },
): Promise<Coupon> {
  const { clock, db } = context
  const coupon = await findCouponByCode(db, normaliseCode(code))
  if (!coupon) throw new Refusal('coupon-unknown')
  const found = /^\d{1,9}$/.test(plan) ? await findPlanRow(db, Number(plan)) : undefined
  if (!found || found.hidden_at !== null || found.title === comboTitle)
    throw new Refusal('coupon-other-plan')
  const refused = whyRefused(coupon, { planId: found.id, now: clock.now() })
  if (refused) throw new Refusal(refused)
  if (await isRedeemed(db, { couponId: coupon.id, userId })) throw new Refusal('coupon-used')
  if (await hasMailboxUsed(context, { userId, couponId: coupon.id }))
    throw new Refusal('coupon-used')
  const id = await signAppliedCoupon(
    { clock, db },
    { couponId: coupon.id, userId, planId: found.id },
  )
  return { id, period: coupon.weeks }
}
