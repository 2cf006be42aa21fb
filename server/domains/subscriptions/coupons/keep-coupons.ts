import type { Trx } from '../../../platform/database/database.ts'
import { findPlanByTitle } from '../plans/plan.repository.ts'
import { comboTitle } from '../plans/combo.rules.ts'
import { findCouponByCode, insertCoupon, setCouponEnd } from './coupon.repository.ts'
import { couponCode } from './coupon.rules.ts'

export { listCoupons } from './coupon.repository.ts'

/**
 * Creates a promo code.
 *
 * @param plan the title of the only plan that it is for; null: any.
 * @returns the code as it is stored.
 * @throws {RangeError} for a code that is taken, a plan that is not sold, weeks that are out of range.
 */
export async function makeCoupon(
  trx: Trx,
  {
    code: typed,
    weeks,
    plan,
    expiresAt,
  }: { code: string; weeks: number; plan: string | null; expiresAt: Temporal.Instant | null },
): Promise<string> {
  const code = couponCode(typed)
  if (!/^[\p{L}\p{N}-]{3,40}$/u.test(code))
    throw new RangeError('a promo code has 3 to 40 letters, digits or hyphens')
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > 520)
    throw new RangeError('a promo code is for 1 to 520 whole weeks')
  const found = plan === null ? null : await findPlanByTitle(trx, plan)
  if (found === undefined || found?.title === comboTitle)
    throw new RangeError(`no plan is sold as ${plan}`)
  const isNew = await insertCoupon(trx, {
    code,
    weeks,
    payment_plan_id: found?.id ?? null,
    expires_at: expiresAt,
  })
  if (!isNew) throw new RangeError(`the promo code ${code} exists already`)
  return code
}

/**
 * Ends a promo code for new orders; what was bought with it continues.
 *
 * @throws {RangeError} for a code that does not exist or has ended.
 */
export async function endCoupon(
  trx: Trx,
  { code: typed, at }: { code: string; at: Temporal.Instant },
): Promise<string> {
  const coupon = await findCouponByCode(trx, couponCode(typed))
  if (!coupon) throw new RangeError(`there is no promo code ${couponCode(typed)}`)
  if (coupon.expires_at && Temporal.Instant.compare(coupon.expires_at, at) <= 0)
    throw new RangeError(`the promo code ${coupon.code} has ended already`)
  await setCouponEnd(trx, coupon.id, at)
  return coupon.code
}
