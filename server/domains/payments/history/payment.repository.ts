import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import '../attempts/attempt.table.ts'
import '../purchases/purchase.table.ts'

export type PaymentRow = Awaited<ReturnType<typeof listPaymentRows>>[number]

/** A purchase without an attempt cost nothing; a later charge has its payable's id of it. */
const paymentsOf = (db: Db, userId: string) =>
  db
    .selectFrom('purchases')
    .leftJoin('attempts', 'attempts.purchase_id', 'purchases.id')
    .where('purchases.user_id', '=', userId)
    .select([
      sql<string>`coalesce(attempts.reference_id, purchases.id)`.as('id'),
      sql<Temporal.Instant>`coalesce(attempts.created_at, purchases.created_at)`.as('created_at'),
      'purchases.kind',
      'purchases.state as purchase_state',
      'purchases.description',
      'purchases.translations',
      'purchases.amount_pence as purchase_pence',
      'purchases.settled_at as purchase_settled_at',
      'attempts.reference_id',
      'attempts.state as attempt_state',
      'attempts.amount_pence as attempt_pence',
      'attempts.card_brand',
      'attempts.card_last_4',
      'attempts.card_country',
      'attempts.card_wallet',
      'attempts.settled_at as attempt_settled_at',
      'attempts.refund_key',
      'attempts.refund_pence',
      'attempts.refunded_at',
      'attempts.lost_at',
      'attempts.lost_pence',
    ])

/** The newest first; `before` is one of them, and left out. */
export function listPaymentRows(
  db: Db,
  {
    userId,
    before,
    limit,
  }: {
    userId: string
    before?: { created_at: Temporal.Instant; id: string } | undefined
    limit: number
  },
) {
  const listed = db
    .selectFrom(paymentsOf(db, userId).as('payment'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  return before === undefined
    ? listed.execute()
    : listed
        .where(sql<boolean>`(created_at, id) < (${before.created_at}, ${before.id}::uuid)`)
        .execute()
}

export const findPaymentRow = (db: Db, { userId, id }: { userId: string; id: string }) =>
  db
    .selectFrom(paymentsOf(db, userId).as('payment'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
