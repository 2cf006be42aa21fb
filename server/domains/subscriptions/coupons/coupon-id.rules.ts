import { createHmac, timingSafeEqual } from 'node:crypto'

/** An applied promo code: one coupon, for one person on one plan. */
export interface AppliedCoupon {
  readonly couponId: number
  readonly userId: string
  readonly planId: number
}

const goodFor = Temporal.Duration.from({ minutes: 30 })
const [idBytes, timeBytes, signatureBytes] = [4, 6, 32]
const signedBytes = idBytes + timeBytes

const signatureOf = (
  key: Buffer,
  signed: Buffer,
  { userId, planId }: Omit<AppliedCoupon, 'couponId'>,
) => createHmac('sha256', key).update(signed).update(`${planId} ${userId}`).digest()

/** The id of an applied coupon in responses and orders: signed, and valid for 30 minutes from now. */
export function writeCouponId(
  key: Buffer,
  { couponId, ...of }: AppliedCoupon,
  now: Temporal.Instant,
): string {
  const signed = Buffer.alloc(signedBytes)
  signed.writeUIntBE(couponId, 0, idBytes)
  signed.writeUIntBE(now.add(goodFor).epochMilliseconds, idBytes, timeBytes)
  return Buffer.concat([signed, signatureOf(key, signed, of)]).toString('base64url')
}

/** The coupon that was applied; undefined if the id was not issued for this person and plan. */
export function readCouponId(
  key: Buffer,
  text: string,
  { now, ...of }: { userId: string; planId: number; now: Temporal.Instant },
): { couponId: number; isExpired: boolean } | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== signedBytes + signatureBytes) return undefined
  const signed = bytes.subarray(0, signedBytes)
  if (!timingSafeEqual(bytes.subarray(signedBytes), signatureOf(key, signed, of))) return undefined
  return {
    couponId: signed.readUIntBE(0, idBytes),
    isExpired: signed.readUIntBE(idBytes, timeBytes) <= now.epochMilliseconds,
  }
}
