import type { RefusalCode } from '@rashi/contract'
import type { CouponRow } from './coupon.repository.ts'
import type { CouponState } from './coupon.table.ts'

/** The state of a coupon: `ended` by somebody, or `expired` by itself. */
export function couponState(
  coupon: Pick<CouponRow, 'starts_at' | 'expires_at' | 'ended_at'>,
  now: Temporal.Instant,
): CouponState {
  const isReached = (at: Temporal.Instant | null) =>
    at !== null && Temporal.Instant.compare(at, now) <= 0
  if (coupon.ended_at !== null) return 'ended'
  if (isReached(coupon.expires_at)) return 'expired'
  return coupon.starts_at === null || isReached(coupon.starts_at) ? 'active' : 'coming'
}

/** The refusal of a coupon on a plan now; undefined if it can be used. */
export function whyRefused(
  coupon: Pick<CouponRow, 'starts_at' | 'expires_at' | 'ended_at' | 'payment_plan_id'>,
  { planId, now }: { planId: number; now: Temporal.Instant },
): RefusalCode | undefined {
  const state = couponState(coupon, now)
  if (state === 'coming') return 'coupon-not-yet'
  if (state !== 'active') return 'coupon-expired'
  if (coupon.payment_plan_id !== null && coupon.payment_plan_id !== planId)
    return 'coupon-other-plan'
  return undefined
}

/** A coupon's weeks are of seven days of 24 hours. */
export const couponEnd = (from: Temporal.Instant, weeks: number): Temporal.Instant =>
  from.add({ hours: weeks * 7 * 24 })
