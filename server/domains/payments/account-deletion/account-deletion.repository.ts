import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { type AttemptRow, isLive } from '../attempts/attempt.repository.ts'
import type { PurchaseRow } from '../purchases/purchase.repository.ts'

export const listPurchases = (db: Db, userId: string): Promise<PurchaseRow[]> =>
  db.selectFrom('purchases').selectAll().where('user_id', '=', userId).orderBy('id').execute()

/** Every charge of this user's purchases. */
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

export const listCardExpiries = (db: Db, userId: string) =>
  db
    .selectFrom('card_expiries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('card_id')
    .execute()

/** Whether a charge of this user is still open. */
export const hasLiveAttempt = async (db: Db, userId: string): Promise<boolean> =>
  (await listAttempts(db, userId)).some(isLive)

export async function replaceOrdered(trx: Trx, id: string, ordered: object): Promise<void> {
  await trx
    .updateTable('purchases')
    .set({ ordered: JSON.stringify(ordered) })
    .where('id', '=', id)
    .execute()
}

/** Keeps the payments under an id that belongs to nobody, and removes everything else about the user. */
export async function anonymise(
  trx: Trx,
  { userId, nobodyId }: { userId: string; nobodyId: string },
): Promise<void> {
  await trx.deleteFrom('card_tokens').where('user_id', '=', userId).execute()
  await trx.deleteFrom('card_expiries').where('user_id', '=', userId).execute()
  await trx
    .updateTable('attempts')
    // All are settled by now: the names of card and customer are no longer needed for a charge or its recovery.
    .set({
      card_brand: null,
      card_last_4: null,
      card_wallet: null,
      parameters: sql<string>`parameters - 'cardId' - 'customerId'`,
    })
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
    .updateTable('other_customers')
    .set({ user_id: nobodyId })
    .where('user_id', '=', userId)
    .execute()
  await trx
    .updateTable('payment_customers')
    .set({ user_id: nobodyId })
    .where('user_id', '=', userId)
    .execute()
}
