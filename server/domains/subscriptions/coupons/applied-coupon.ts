import { Refusal } from '../../../platform/refusal.ts'
import { serverSecret } from '../../../platform/secrets/server-secret.ts'
import type { PaymentsContext } from '../../payments/index.ts'
import { type AppliedCoupon, readCouponId, writeCouponId } from './coupon-id.rules.ts'
import { type CouponRow, findCoupon, isRedeemed } from './coupon.repository.ts'
import { whyRefused } from './coupon.rules.ts'

type Books = Pick<PaymentsContext, 'clock' | 'db'>

const signingKey = (db: Books['db']) => serverSecret(db, 'coupon-ids')

/** The id by which a user may redeem a coupon on a plan within the next 30 minutes. */
export async function signAppliedCoupon(
  { clock, db }: Books,
  applied: AppliedCoupon,
): Promise<string> {
  return writeCouponId(await signingKey(db), applied, clock.now())
}

/**
 * The coupon that an order names. One that this user has redeemed is returned even if it ended since: the order
 * is a repetition of the same purchase, or is refused as used when it is redeemed.
 *
 * @throws {Refusal} `invalid` on `coupon_code_id`.
 */
export async function getAppliedCoupon(
  { clock, db }: Books,
  { id, userId, planId }: { id: string; userId: string; planId: number },
): Promise<CouponRow> {
  const now = clock.now()
  const applied = readCouponId(await signingKey(db), id, { userId, planId, now })
  const coupon = applied && (await findCoupon(db, applied.couponId))
  if (!coupon) throw refuse('validation.coupon-again')
  if (await isRedeemed(db, { couponId: coupon.id, userId })) return coupon
  if (applied.isExpired) throw refuse('validation.coupon-again')
  const refused = whyRefused(coupon, { planId, now })
  if (refused) throw refuse(`refusal.${refused}`)
  return coupon
}

const refuse = (key: string) => new Refusal('invalid', { errors: { coupon_code_id: [key] } })
