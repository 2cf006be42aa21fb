import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { PurchaseTable } from './purchase.table.ts'

export type PurchaseRow = Selectable<PurchaseTable>

export const findPurchase = (db: Db, id: string): Promise<PurchaseRow | undefined> =>
  db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirst()

export const getPurchase = (db: Db, id: string): Promise<PurchaseRow> =>
  db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const findPurchaseByKey = (
  db: Db,
  userId: string,
  requestKey: string,
): Promise<PurchaseRow | undefined> =>
  db
    .selectFrom('purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()

/** Which of these purchases were made with the recorded consent to be opened at once. */
export async function listConsentedIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('purchases')
    .select('id')
    .where('id', 'in', ids)
    .where('consented_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Locks a purchase, so that settling and refunding it happen one after another. */
export const lockPurchase = (trx: Trx, id: string): Promise<PurchaseRow> =>
  trx.selectFrom('purchases').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Returns false if the same request was made before. */
export async function insertPurchase(trx: Trx, row: Insertable<PurchaseTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('purchases')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updatePurchase(
  trx: Trx,
  id: string,
  change: Partial<Pick<PurchaseRow, 'state' | 'failure_code' | 'failure_sentence' | 'settled_at'>>,
) {
  await trx.updateTable('purchases').set(change).where('id', '=', id).execute()
}

/** Returns false if another purchase holds one of them. Inserts in a fixed order, to avoid deadlocks. */
export async function insertSlots(
  trx: Trx,
  purchase: { id: string; userId: string },
  slots: readonly string[],
): Promise<boolean> {
  if (slots.length === 0) return true
  const inserted = await trx
    .insertInto('purchase_slots')
    .values(
      slots.toSorted().map((slot) => ({
        purchase_id: purchase.id,
        user_id: purchase.userId,
        slot,
        released_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('slot')
    .execute()
  return inserted.length === slots.length
}

export async function releaseSlots(trx: Trx, purchaseId: string, at: Temporal.Instant) {
  await trx
    .updateTable('purchase_slots')
    .set({ released_at: at })
    .where('purchase_id', '=', purchaseId)
    .where('released_at', 'is', null)
    .execute()
}

/** The purchases that hold any of these slots. */
export const listSlotHolders = (
  db: Db,
  userId: string,
  slots: readonly string[],
): Promise<PurchaseRow[]> =>
  db
    .selectFrom('purchases')
    .selectAll()
    .where('id', 'in', (held) =>
      held
        .selectFrom('purchase_slots')
        .select('purchase_id')
        .where('user_id', '=', userId)
        .where('slot', 'in', slots)
        .where('released_at', 'is', null),
    )
    .execute()
