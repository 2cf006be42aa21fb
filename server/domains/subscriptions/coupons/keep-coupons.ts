import {
  findPromoCodeFaults,
  type NewPromoCode,
  normaliseCode,
} from '@rashi/contract/promo-codes.rules'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { comboTitle } from '../plans/combo.rules.ts'
import { findPlanByTitle, findPlanRow } from '../plans/plan.repository.ts'
import { findCouponByCode, insertCoupon, lockCoupon, setCouponEnd } from './coupon.repository.ts'
import { couponState } from './coupon.rules.ts'

const instantOf = (at: string | null) => (at === null ? null : Temporal.Instant.from(at))

/**
 * Creates a promo code, for the studio and the operator's command.
 *
 * @returns the code as it is stored.
 * @throws {Refusal} `invalid` where the rules of promo codes find a fault, `coupon-exists`, `not-found` for a plan that is not sold
 */
export async function makeCoupon(
  trx: Trx,
  { plan_id: planId, ...made }: NewPromoCode & { readonly plan_id: number | null },
  at: Temporal.Instant,
): Promise<string> {
  const faults = Object.entries(findPromoCodeFaults(made, at.epochMilliseconds))
  if (faults.length > 0) {
    const errors = Object.fromEntries(faults.map(([field, key]) => [field, [key]]))
    throw new Refusal('invalid', { errors })
  }
  const plan = planId === null ? null : await findPlanRow(trx, planId)
  if (plan === undefined || plan?.title === comboTitle) throw new Refusal('not-found')
  const code = normaliseCode(made.code)
  const isNew = await insertCoupon(trx, {
    code,
    weeks: made.weeks,
    payment_plan_id: planId,
    starts_at: instantOf(made.starts_at),
    expires_at: instantOf(made.expires_at),
  })
  if (!isNew) throw new Refusal('coupon-exists')
  return code
}

/**
 * Ends a promo code for new orders, for the studio and the operator's command; what was bought with it continues.
 *
 * @returns the code as it is stored.
 * @throws {Refusal} `coupon-unknown`, or `coupon-expired` for one that is over already
 */
export async function endCoupon(
  trx: Trx,
  { code, at }: { code: string; at: Temporal.Instant },
): Promise<string> {
  const found = await findCouponByCode(trx, normaliseCode(code))
  const coupon = found && (await lockCoupon(trx, found.id))
  if (!coupon) throw new Refusal('coupon-unknown')
  if (!['active', 'coming'].includes(couponState(coupon, at))) throw new Refusal('coupon-expired')
  await setCouponEnd(trx, coupon.id, at)
  return coupon.code
}

/** Finds a plan by its title, in any case. @throws {RangeError} for one that is not sold */
export async function findSoldPlanId(db: Db, title: string): Promise<number> {
  const plan = await findPlanByTitle(db, title)
  if (plan === undefined || plan.title === comboTitle)
    throw new RangeError(`no plan is sold as ${title}`)
  return plan.id
}
