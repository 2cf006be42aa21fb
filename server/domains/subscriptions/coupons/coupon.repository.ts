import { type Insertable, type Selectable, sql } from 'kysely'
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

/** Returns false if this person has redeemed it before. */
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

/** The first id of operators' coupons, far from the ids that releases use. */
const firstMadeId = 1000

/** Returns false if the code is taken. */
export async function insertCoupon(trx: Trx, coupon: Omit<CouponTable, 'id'>): Promise<boolean> {
  const inserted = await trx
    .insertInto('coupons')
    .columns(['id', 'code', 'weeks', 'payment_plan_id', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('coupons')
        .select([
          sql<number>`greatest(coalesce(max(id), 0) + 1, ${firstMadeId}::integer)`.as('id'),
          sql<string>`${coupon.code}::text`.as('code'),
          sql<number>`${coupon.weeks}::integer`.as('weeks'),
          sql<number | null>`${coupon.payment_plan_id}::integer`.as('payment_plan_id'),
          sql<Temporal.Instant | null>`${coupon.expires_at}::timestamptz`.as('expires_at'),
        ]),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The coupons by code, each with the title of the only plan that it is for. */
export const listCoupons = (db: Db) =>
  db
    .selectFrom('coupons')
    .leftJoin('payment_plans', 'payment_plans.id', 'coupons.payment_plan_id')
    .select(['coupons.code', 'coupons.weeks', 'coupons.expires_at', 'payment_plans.title as plan'])
    .orderBy('coupons.code')
    .execute()

export async function setCouponEnd(trx: Trx, id: number, at: Temporal.Instant): Promise<void> {
  await trx.updateTable('coupons').set({ expires_at: at }).where('id', '=', id).execute()
}

export const listRedemptions = (db: Db, userId: string) =>
  db
    .selectFrom('coupon_redemptions')
    .innerJoin('coupons', 'coupons.id', 'coupon_redemptions.coupon_id')
    .select(['coupons.id', 'coupons.code', 'coupon_redemptions.redeemed_at'])
    .where('coupon_redemptions.user_id', '=', userId)
    .orderBy('coupon_redemptions.redeemed_at')
    .execute()

export async function anonymiseRedemptions(
  trx: Trx,
  { userId, nobodyId }: { userId: string; nobodyId: string },
): Promise<void> {
  await trx
    .updateTable('coupon_redemptions')
    .set({ user_id: nobodyId })
    .where('user_id', '=', userId)
    .execute()
}
