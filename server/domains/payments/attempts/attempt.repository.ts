import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { AttemptTable } from './attempt.table.ts'

export type AttemptRow = Selectable<AttemptTable>

const liveStates = ['new', 'sent', 'requires_action'] as const

export const isLive = ({ state }: Pick<AttemptRow, 'state'>): boolean =>
  state === 'new' || state === 'sent' || state === 'requires_action'

export const findAttempt = (db: Db, id: string): Promise<AttemptRow | undefined> =>
  db.selectFrom('attempts').selectAll().where('id', '=', id).executeTakeFirst()

export const findAttemptOfPayment = (db: Db, paymentId: string): Promise<AttemptRow | undefined> =>
  db.selectFrom('attempts').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()

export const findLiveAttempt = (db: Db, purchaseId: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('attempts')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('state', 'in', liveStates)
    .executeTakeFirst()

/** Those of a person's purchases, and no renewals, that wait for the bank. */
export const listWaitingAttempts = (db: Db, userId: string): Promise<AttemptRow[]> =>
  db
    .selectFrom('attempts')
    .selectAll()
    .where('state', '=', 'requires_action')
    .where('renewal_id', 'is', null)
    .where('purchase_id', 'in', (own) =>
      own
        .selectFrom('purchases')
        .select('id')
        .where('user_id', '=', userId)
        .where('state', '=', 'requires_action'),
    )
    .execute()

export const lockAttempt = (trx: Trx, id: string): Promise<AttemptRow> =>
  trx.selectFrom('attempts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export async function insertAttempt(trx: Trx, row: Insertable<AttemptTable>) {
  await trx.insertInto('attempts').values(row).execute()
}

export async function updateAttempt(
  db: Db | Trx,
  id: string,
  change: Partial<Omit<AttemptRow, 'id' | 'parameters' | 'purchase_id' | 'renewal_id'>>,
) {
  await db.updateTable('attempts').set(change).where('id', '=', id).execute()
}

/** Before the provider is called: from now on it may have happened. False once it is settled. */
export async function markSent(db: Db, id: string): Promise<boolean> {
  const marked = await db
    .updateTable('attempts')
    .set({ state: 'sent' })
    .where('id', '=', id)
    .where('state', 'in', ['new', 'sent'])
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** Takes over what nobody has settled in time; whoever takes them next waits until `nextLookAt`. */
export async function claimUnsettled(
  trx: Trx,
  {
    now,
    nextLookAt,
    limit,
  }: { now: Temporal.Instant; nextLookAt: Temporal.Instant; limit: number },
): Promise<AttemptRow[]> {
  const rows = await trx
    .selectFrom('attempts')
    .selectAll()
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await trx.updateTable('attempts').set({ look_at: nextLookAt }).where('id', 'in', ids).execute()
  return rows
}

/** Sets when claimed attempts are looked at next, unless somebody has settled them since. */
export async function lookAt(
  trx: Trx,
  attempts: readonly AttemptRow[],
  { at, claimedUntil }: { at: Temporal.Instant; claimedUntil: Temporal.Instant },
): Promise<void> {
  if (attempts.length === 0) return
  const ids = attempts.map(({ id }) => id)
  await trx
    .updateTable('attempts')
    .set({ look_at: at })
    .where('id', 'in', ids)
    .where('look_at', '=', claimedUntil)
    .execute()
}

/** A charge that is ours to keep, with what it paid for. */
export interface KeptCharge {
  readonly attemptId: string
  readonly purchaseId: string
  readonly renewalId: string | null
  readonly amountPence: number
}

/** What was charged for these purchases and their renewals and not given back, the newest first. */
export async function listKeptCharges(
  db: Db,
  purchaseIds: readonly string[],
): Promise<KeptCharge[]> {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'purchase_id', 'renewal_id', 'amount_pence'])
    .where('purchase_id', 'in', purchaseIds)
    .where('state', '=', 'succeeded')
    .where('refund_key', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    attemptId: row.id,
    purchaseId: row.purchase_id,
    renewalId: row.renewal_id,
    amountPence: row.amount_pence,
  }))
}

export const listRefundsDue = (
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<AttemptRow[]> =>
  db
    .selectFrom('attempts')
    .selectAll()
    .where('refund_key', 'is not', null)
    .where('refunded_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
