import type { ResponseOf } from '@rashi/contract'
import type { Generated } from 'kysely'

export type CouponState = ResponseOf<'GET /studio/promo-codes'>['promo_codes'][number]['state']

export interface CouponTable {
  id: number
  /** In upper case. */
  code: string
  weeks: number
  /** The only plan that it is for; null: any. */
  payment_plan_id: number | null
  expires_at: Temporal.Instant | null
  /** Null: since it was made. */
  starts_at: Generated<Temporal.Instant | null>
  /** When somebody ended it; null otherwise. */
  ended_at: Generated<Temporal.Instant | null>
}

export interface CouponRedemptionTable {
  coupon_id: number
  user_id: string
  purchase_id: string
  redeemed_at: Temporal.Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    coupons: CouponTable
    coupon_redemptions: CouponRedemptionTable
  }
}
