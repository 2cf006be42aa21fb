import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { CouponRedemptionTable, CouponTable } from './coupon.table.ts'

export type CouponRow = Selectable<CouponTable>

/** By its code in upper case. */
export const findCouponByCode = (db: Db, code: string): Promise<CouponRow | undefined> =>
  db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()

export const findCoupon = (db: Db, id: number): Promise<CouponRow | undefined> =>
  db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst()

export async function isRedeemed(
  db: Db,
  { couponId, userId }: { couponId: number; userId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('coupon_redemptions')
    .select('coupon_id')
    .where('coupon_id', '=', couponId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

/** False where this person has redeemed it before. */
export async function insertRedemption(
  trx: Trx,
  row: Insertable<CouponRedemptionTable>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('coupon_redemptions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['coupon_id', 'user_id']).doNothing())
    .returning('coupon_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function insertMissingCoupons(trx: Trx, rows: readonly CouponTable[]) {
  await trx
    .insertInto('coupons')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
