import { type Insertable, type Selectable, sql } from 'kysely'
import { validate } from 'uuid'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { AccountOfRow } from '../accounts/account.repository.ts'
import type { AttemptState, AttemptTable } from './attempt.table.ts'

export type AttemptRow = Selectable<AttemptTable>

const liveStates: AttemptState[] = ['new', 'sent', 'requires_action']

export const isLive = ({ state }: Pick<AttemptRow, 'state'>): boolean => liveStates.includes(state)

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

/** The charges of a user's purchases that wait for the bank; later charges are left out. */
export const listWaitingAttempts = (db: Db, userId: string): Promise<AttemptRow[]> =>
  db
    .selectFrom('attempts')
    .selectAll()
    .where('state', '=', 'requires_action')
    .where('payable', 'is', null)
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
  change: Partial<
    Omit<
      AttemptRow,
      'id' | 'parameters' | 'purchase_id' | 'payable' | 'provider_account' | 'reference_id'
    >
  >,
) {
  await db.updateTable('attempts').set(change).where('id', '=', id).execute()
}

/** Marks an attempt as sent before the provider is called. Returns false once it is settled. */
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

/** Claims attempts at this account that were not settled in time; nobody else claims them before `nextLookAt`. */
export async function claimUnsettled(
  trx: Trx,
  {
    now,
    nextLookAt,
    account,
    limit,
  }: {
    now: Temporal.Instant
    nextLookAt: Temporal.Instant
    account: AccountOfRow
    limit: number
  },
): Promise<AttemptRow[]> {
  const rows = await trx
    .selectFrom('attempts')
    .selectAll()
    .where('look_at', '<=', now)
    .where('provider_account', 'is not distinct from', account)
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

/** Sets when claimed attempts are looked at next, unless they were settled since. */
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

/** The remaining amount of a charge after its refunds. */
export interface KeptCharge {
  readonly attemptId: string
  readonly purchaseId: string
  /** The payable's own id of a charge that followed the purchase. */
  readonly reference: string | null
  readonly leftPence: number
}

/** Whether a charge still pays for what was bought: neither a refund nor a lost dispute revoked that. */
export const isKept = sql<boolean>`state = 'succeeded' and lost_at is null
  and (refund_key is null or refund_pence = goodwill_pence)`

/**
 * The remaining amounts of the charges for these purchases, the newest first. A charge whose last refund is still due
 * is left out until the provider has made it.
 */
export async function listKeptCharges(
  db: Db,
  purchaseIds: readonly string[],
): Promise<KeptCharge[]> {
  if (purchaseIds.length === 0) return []
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'purchase_id', 'reference_id', 'amount_pence', 'refund_pence'])
    .where('purchase_id', 'in', purchaseIds)
    .where(isKept)
    .where((due) => due.or([due('refund_key', 'is', null), due('refunded_at', 'is not', null)]))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    attemptId: row.id,
    purchaseId: row.purchase_id,
    reference: row.reference_id,
    leftPence: row.amount_pence - (row.refund_pence ?? 0),
  }))
}

/** The refunds at this account to be made or looked at now. */
export const listRefundsDue = (
  db: Db,
  {
    now,
    account,
    after,
    limit,
  }: { now: Temporal.Instant; account: AccountOfRow; after: string; limit: number },
): Promise<AttemptRow[]> =>
  db
    .selectFrom('attempts')
    .selectAll()
    .where('refund_key', 'is not', null)
    .where('refunded_at', 'is', null)
    .where('provider_account', 'is not distinct from', account)
    .where((due) =>
      due.and([
        due('refund_state', 'is distinct from', 'stopped'),
        due.or([due('refund_look_at', 'is', null), due('refund_look_at', '<=', now)]),
      ]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/**
 * Locks a paid charge: by the provider's payment id, by the payable's id of a later charge, or by the
 * purchase's id for the purchase's own charge.
 */
export const lockPaidAttempt = (trx: Trx, id: string): Promise<AttemptRow | undefined> =>
  trx
    .selectFrom('attempts')
    .selectAll()
    .where('state', '=', 'succeeded')
    .where((named) =>
      validate(id)
        ? named.or([
            named('reference_id', '=', id),
            named.and([named('purchase_id', '=', id), named('reference_id', 'is', null)]),
          ])
        : named('payment_id', '=', id),
    )
    // A purchase that was charged twice has a second one, which was refunded at once.
    .orderBy(isKept, 'desc')
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
