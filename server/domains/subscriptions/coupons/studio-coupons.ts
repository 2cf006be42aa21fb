import type { ParsedBodyOf, ParsedQueryOf, ResponseOf } from '@rashi/contract'
import { normaliseCode } from '@rashi/contract/promo-codes.rules'
import type { Context } from '../../../context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { recordAct, type StaffActor } from '../../operations/index.ts'
import { findListedCoupon, type ListedCoupon, listCouponPage } from './coupon.repository.ts'
import { couponState } from './coupon.rules.ts'
import { endCoupon, makeCoupon } from './keep-coupons.ts'

type CouponContext = Pick<Context, 'clock' | 'db'>
type PromoCode = ResponseOf<'POST /studio/make-promo-code'>

const pageLength = 25

const present = (row: ListedCoupon, now: Temporal.Instant): PromoCode => ({
  id: row.id,
  code: row.code,
  state: couponState(row, now),
  weeks: row.weeks,
  plan: row.payment_plan_id === null ? null : { id: row.payment_plan_id, title: row.plan ?? '' },
  starts_at: row.starts_at?.toString() ?? null,
  expires_at: row.expires_at?.toString() ?? null,
  ended_at: row.ended_at?.toString() ?? null,
  redemptions: row.redemptions ?? 0,
})

/** Lists a page of the promo codes, the newest first. */
export async function listPromoCodes(
  { clock, db }: CouponContext,
  { state, after }: ParsedQueryOf<'GET /studio/promo-codes'>,
): Promise<ResponseOf<'GET /studio/promo-codes'>> {
  const now = clock.now()
  const rows = await listCouponPage(db, { state, now, after, limit: pageLength + 1 })
  const promo_codes = rows.slice(0, pageLength).map((row) => present(row, now))
  return { promo_codes, next: rows.length > pageLength ? (promo_codes.at(-1)?.id ?? null) : null }
}

/** Makes a promo code as a member of staff. */
export function makePromoCode(
  { clock, db }: CouponContext,
  body: ParsedBodyOf<'POST /studio/make-promo-code'>,
  actor: StaffActor,
): Promise<PromoCode> {
  const at = clock.now()
  return write(db, async (trx) => {
    const made = present(await readCoupon(trx, await makeCoupon(trx, body, at)), at)
    const { code, weeks, plan, starts_at, expires_at } = made
    await recordAct(trx, actor, {
      at,
      object: 'promo code',
      objectId: code,
      after: { weeks, plan: plan?.title ?? null, starts_at, expires_at },
    })
    return made
  })
}

/** Ends a promo code as a member of staff. */
export function endPromoCode(
  { clock, db }: CouponContext,
  { code: typed }: ParsedBodyOf<'POST /studio/end-promo-code'>,
  actor: StaffActor,
): Promise<PromoCode> {
  const at = clock.now()
  const code = normaliseCode(typed)
  return write(db, async (trx) => {
    const before = await findListedCoupon(trx, code)
    await endCoupon(trx, { code, at })
    const ended = present(await readCoupon(trx, code), at)
    await recordAct(trx, actor, {
      at,
      object: 'promo code',
      objectId: code,
      before: { ended_at: null, expires_at: before?.expires_at?.toString() ?? null },
      after: { ended_at: ended.ended_at, expires_at: ended.expires_at },
      details: { redemptions: ended.redemptions },
    })
    return ended
  })
}

async function readCoupon(db: Db, code: string): Promise<ListedCoupon> {
  const row = await findListedCoupon(db, code)
  if (row === undefined) throw new Refusal('coupon-unknown')
  return row
}
