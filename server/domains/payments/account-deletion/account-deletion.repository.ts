import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { AttemptRow } from '../attempts/attempt.repository.ts'
import type { PurchaseRow } from '../purchases/purchase.repository.ts'

const liveStates = ['new', 'sent', 'requires_action'] as const

export const listPurchases = (db: Db, userId: string): Promise<PurchaseRow[]> =>
  db.selectFrom('purchases').selectAll().where('user_id', '=', userId).orderBy('id').execute()

/** Every request for this person's money. */
export const listAttempts = (db: Db, userId: string): Promise<AttemptRow[]> =>
  db
    .selectFrom('attempts')
    .selectAll()
    .where('purchase_id', 'in', (own) =>
      own.selectFrom('purchases').select('id').where('user_id', '=', userId),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const listRedemptions = (db: Db, userId: string) =>
  db
    .selectFrom('coupon_redemptions')
    .innerJoin('coupons', 'coupons.id', 'coupon_redemptions.coupon_id')
    .select(['coupons.code', 'coupon_redemptions.redeemed_at'])
    .where('coupon_redemptions.user_id', '=', userId)
    .orderBy('coupon_redemptions.redeemed_at')
    .execute()

export const listCardExpiries = (db: Db, userId: string) =>
  db
    .selectFrom('card_expiries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('card_id')
    .execute()

/** Whether money of theirs still moves, or would move again by itself. */
export async function isUnsettled(trx: Trx, userId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('purchases')
    .select('id')
    .where('user_id', '=', userId)
    .where((purchase) =>
      purchase.or([
        purchase.exists(
          purchase
            .selectFrom('attempts')
            .select('attempts.id')
            .whereRef('attempts.purchase_id', '=', 'purchases.id')
            .where('attempts.state', 'in', liveStates),
        ),
        purchase.exists(
          purchase
            .selectFrom('subscription_groups')
            .select('subscription_groups.id')
            .whereRef('subscription_groups.id', '=', 'purchases.id')
            .where('subscription_groups.status', '!=', 'cancelled'),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function replaceOrdered(trx: Trx, id: string, ordered: object): Promise<void> {
  await trx
    .updateTable('purchases')
    .set({ ordered: JSON.stringify(ordered) })
    .where('id', '=', id)
    .execute()
}

/** The books go on under a name that stands for nobody; what is of no use to them goes. */
export async function handOver(
  trx: Trx,
  { userId, nobodyId }: { userId: string; nobodyId: string },
): Promise<void> {
  await trx.deleteFrom('card_tokens').where('user_id', '=', userId).execute()
  await trx.deleteFrom('card_expiries').where('user_id', '=', userId).execute()
  await trx
    .updateTable('attempts')
    .set({ card_brand: null, card_last_4: null })
    .where('purchase_id', 'in', (own) =>
      own.selectFrom('purchases').select('id').where('user_id', '=', userId),
    )
    .execute()
  await trx.deleteFrom('purchase_slots').where('user_id', '=', userId).execute()
  await trx
    .updateTable('purchases')
    .set({
      user_id: nobodyId,
      request_key: sql<string>`id::text`,
      card_id: null,
      failure_sentence: null,
    })
    .where('user_id', '=', userId)
    .execute()
  await trx
    .updateTable('subscription_groups')
    .set({ user_id: nobodyId, card_id: null })
    .where('user_id', '=', userId)
    .execute()
  for (const table of ['coupon_redemptions', 'payment_customers'] as const)
    await trx.updateTable(table).set({ user_id: nobodyId }).where('user_id', '=', userId).execute()
}
