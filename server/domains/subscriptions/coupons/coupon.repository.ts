import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { CouponRedemptionTable, CouponState, CouponTable } from './coupon.table.ts'

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

export async function insertMissingCoupons(trx: Trx, rows: readonly Insertable<CouponTable>[]) {
  await trx
    .insertInto('coupons')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The first id of operators' coupons, far from the ids that releases use. */
const firstMadeId = 1000

/** Returns false if the code is taken. */
export async function insertCoupon(
  trx: Trx,
  coupon: Pick<CouponRow, 'code' | 'weeks' | 'payment_plan_id' | 'starts_at' | 'expires_at'>,
): Promise<boolean> {
  for (;;) {
    const { rows } = await sql`
      insert into coupons (id, code, weeks, payment_plan_id, starts_at, expires_at)
      select greatest(coalesce(max(id), 0) + 1, ${firstMadeId}), ${coupon.code}::text, ${coupon.weeks}::integer,
        ${coupon.payment_plan_id}::integer, ${coupon.starts_at}::timestamptz, ${coupon.expires_at}::timestamptz
      from coupons on conflict do nothing returning id`.execute(trx)
    if (rows.length > 0) return true
    // The other conflict is that of an id which another code was given at the same time.
    if (await findCouponByCode(trx, coupon.code)) return false
  }
}

/** Reads a coupon that cannot be ended until the transaction ends. */
export const shareCoupon = (trx: Trx, id: number): Promise<CouponRow | undefined> =>
  trx.selectFrom('coupons').selectAll().where('id', '=', id).forShare().executeTakeFirst()

export const lockCoupon = (trx: Trx, id: number): Promise<CouponRow | undefined> =>
  trx.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The SQL of `couponState`. */
const isInState = (state: CouponState, now: Temporal.Instant) => {
  const isOver = sql<boolean>`coalesce(coupons.expires_at <= ${now}, false)`
  const isToCome = sql<boolean>`coalesce(coupons.starts_at > ${now}, false)`
  const isEnded = sql<boolean>`coupons.ended_at is not null`
  return {
    ended: isEnded,
    expired: sql<boolean>`not (${isEnded}) and ${isOver}`,
    coming: sql<boolean>`not (${isEnded}) and not ${isOver} and ${isToCome}`,
    active: sql<boolean>`not (${isEnded}) and not ${isOver} and not ${isToCome}`,
  }[state]
}

const selectCoupons = (db: Db) =>
  db
    .selectFrom('coupons')
    .leftJoin('payment_plans', 'payment_plans.id', 'coupons.payment_plan_id')
    .selectAll('coupons')
    .select('payment_plans.title as plan')
    .select(({ selectFrom, fn }) =>
      selectFrom('coupon_redemptions')
        .select(fn.countAll<number>().as('count'))
        .whereRef('coupon_id', '=', 'coupons.id')
        .as('redemptions'),
    )

export type ListedCoupon = Awaited<ReturnType<typeof listCouponPage>>[number]

/** Lists a page of the coupons, the newest first, each with the title of its only plan and its redemptions. */
export const listCouponPage = (
  db: Db,
  {
    state,
    now,
    after,
    limit,
  }: {
    state?: CouponState | undefined
    now: Temporal.Instant
    /** The id of the last coupon of the page before. */
    after?: number | undefined
    limit: number
  },
) =>
  selectCoupons(db)
    .$if(state !== undefined, (query) => query.where(isInState(state!, now)))
    .$if(after !== undefined, (query) => query.where('coupons.id', '<', after!))
    .orderBy('coupons.id', 'desc')
    .limit(limit)
    .execute()

export const findListedCoupon = (db: Db, code: string): Promise<ListedCoupon | undefined> =>
  selectCoupons(db).where('coupons.code', '=', code).executeTakeFirst()

/** The release before knows only `expires_at`. */
export async function setCouponEnd(trx: Trx, id: number, at: Temporal.Instant): Promise<void> {
  await trx
    .updateTable('coupons')
    .set({ ended_at: at, expires_at: at })
    .where('id', '=', id)
    .execute()
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
