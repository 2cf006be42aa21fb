import type { RefusalCode } from '@rashi/contract'
import type { CouponRow } from './coupon.repository.ts'

/** Normalises a code as people type it: with spaces around it, in any case. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase()

/** The refusal of a coupon on a plan now; undefined if it can be used. */
export function whyRefused(
  coupon: Pick<CouponRow, 'expires_at' | 'payment_plan_id'>,
  { planId, now }: { planId: number; now: Temporal.Instant },
): RefusalCode | undefined {
  if (coupon.expires_at && Temporal.Instant.compare(coupon.expires_at, now) <= 0)
    return 'coupon-expired'
  if (coupon.payment_plan_id !== null && coupon.payment_plan_id !== planId)
    return 'coupon-other-plan'
  return undefined
}

/** A coupon's weeks are of seven days of 24 hours. */
export const couponEnd = (from: Temporal.Instant, weeks: number): Temporal.Instant =>
  from.add({ hours: weeks * 7 * 24 })
