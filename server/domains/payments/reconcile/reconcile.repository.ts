import { sql } from 'kysely'
import { validate } from 'uuid'
import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type Difference, payableNamed, type PaymentsContext } from '../payable/payable.ts'
import type { AccountOfRow } from '../accounts/account.repository.ts'
import { isKept, isLive } from '../attempts/attempt.repository.ts'
import type { PurchaseState } from '../purchases/purchase.table.ts'
import type { KnownAttempt } from './difference.rules.ts'

/** Payments created from `since` to before `until`; absent: without a bound. */
export interface Span {
  readonly since?: Temporal.Instant
  readonly until?: Temporal.Instant
}

export interface KnownAttempts {
  readonly byId: ReadonlyMap<string, KnownAttempt>
  readonly byPaymentId: ReadonlyMap<string, KnownAttempt>
}

/** The attempts of these payments: by the database, and by the payments' metadata. */
export async function findKnownAttempts(
  { db, payables }: Pick<PaymentsContext, 'db' | 'payables'>,
  payments: readonly Payment[],
): Promise<KnownAttempts> {
  const paymentIds = payments.map(({ id }) => id)
  const ids = payments.flatMap(({ attemptId }) => attemptId ?? []).filter((id) => validate(id))
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('purchases', 'purchases.id', 'attempts.purchase_id')
    .select([
      'attempts.id',
      'attempts.state',
      'attempts.amount_pence',
      'attempts.payment_id',
      'attempts.refund_key',
      'attempts.refund_pence',
      'attempts.refunded_at',
      'attempts.refund_state',
      'attempts.lost_at',
      'attempts.payable',
      'attempts.reference_id',
      sql<string | null>`attempts.parameters ->> 'customerId'`.as('customer_id'),
      'purchases.state as purchase_state',
    ])
    .where(({ eb, or }) =>
      or([
        eb('attempts.payment_id', 'in', paymentIds),
        ...(ids.length > 0 ? [eb('attempts.id', 'in', ids)] : []),
      ]),
    )
    .execute()
  const unpaid = await findUnpaid({ db, payables }, rows)
  const attempts = rows.map(({ purchase_state, payable, reference_id, ...attempt }) => ({
    ...attempt,
    unpaid:
      payable === null
        ? purchase_state === 'fulfilled'
          ? null
          : `a purchase that is “${purchase_state}”`
        : (unpaid.get(reference_id ?? '') ?? null),
  }))
  return {
    byId: new Map(attempts.map((attempt) => [attempt.id, attempt])),
    byPaymentId: new Map(
      attempts.flatMap((attempt) =>
        attempt.payment_id === null ? [] : [[attempt.payment_id, attempt]],
      ),
    ),
  }
}

/** The references of later charges that their payables do not record as paid. */
async function findUnpaid(
  { db, payables }: Pick<PaymentsContext, 'db' | 'payables'>,
  attempts: readonly { payable: string | null; reference_id: string | null }[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [name, charged] of Map.groupBy(attempts, ({ payable }) => payable)) {
    if (name === null) continue
    const references = charged.flatMap(({ reference_id }) => reference_id ?? [])
    const unpaid = await payableNamed({ payables }, name).findUnpaid?.(db, references)
    for (const [reference, what] of unpaid ?? []) found.set(reference, what)
  }
  return found
}

/** The payments of other accounts, which cannot be compared. */
export async function countOtherPayments(db: Db, account: AccountOfRow): Promise<number> {
  const { count } = await db
    .selectFrom('attempts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('payment_id', 'is not', null)
    .where('provider_account', 'is distinct from', account)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Attempts at this account that succeeded according to the database, page by page. */
export const listSucceeded = (
  db: Db,
  {
    since,
    until,
    account,
    after,
    limit,
  }: Span & {
    account: AccountOfRow
    after: string
    limit: number
  },
): Promise<{ id: string; payment_id: string | null }[]> =>
  db
    .selectFrom('attempts')
    .select(['id', 'payment_id'])
    .where('state', '=', 'succeeded')
    .where('provider_account', 'is not distinct from', account)
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? null))
    .$if(until !== undefined, (query) => query.where('settled_at', '<', until ?? null))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

const report = async (
  db: Db,
  about: Difference['about'],
  query: ReturnType<typeof sql<{ id: string }>>,
  what: string,
) => (await query.execute(db)).rows.map(({ id }): Difference => ({ about, id, what }))

/** Finds contradictions within the tables of payments, without calling the provider. */
export async function listContradictions(
  db: Db,
  { account, now }: { account: AccountOfRow; now: Temporal.Instant },
): Promise<Difference[]> {
  const aDayAgo = now.subtract({ hours: 24 })
  const anHourAgo = now.subtract({ hours: 1 })
  const found = [
    await report(
      db,
      'purchase',
      sql`select id from purchases p where state = 'fulfilled' and amount_pence > 0
        and (select count(*) from (select payable from attempts where purchase_id = p.id
          and ${isKept}) kept where kept.payable is null) <> 1`,
      '“fulfilled”, but it does not have exactly one payment that was kept',
    ),
    await report(
      db,
      'purchase',
      sql`select id from purchases p where state in ('awaiting_payment', 'requires_action')
        and not exists (select from attempts a where a.purchase_id = p.id
          and a.state in ('new', 'sent', 'requires_action'))`,
      'waits for payment, but there is no open attempt to pay it',
    ),
    await report(
      db,
      'purchase',
      sql`select id from purchases p where state in ('failed', 'cancelled', 'refunded')
        and exists (select from purchase_slots s where s.purchase_id = p.id
          and s.released_at is null)`,
      'failed, cancelled or refunded, but still blocks buying the same thing again',
    ),
    await report(
      db,
      'attempt',
      sql`select id from attempts where state in ('new', 'sent', 'requires_action')
        and created_at < ${aDayAgo} and provider_account is not distinct from ${account}`,
      'open for more than 24 hours: whether it was charged is unknown',
    ),
    await report(
      db,
      'event',
      sql`select event_id as id from webhook_inbox
        where done_at is null and received_at < ${anHourAgo}
          and provider_account is not distinct from ${account}`,
      'received more than an hour ago and not processed',
    ),
  ]
  return found.flat()
}

/** Paid purchases of users who still have an account, page by page: deleting an account removes the card. */
export const listFulfilled = (
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; kind: string; ordered: unknown }[]> =>
  db
    .selectFrom('purchases')
    .select(['id', 'kind', 'ordered'])
    .where('state', '=', 'fulfilled')
    .where('card_id', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** A purchase and its charges, as another domain compares them with its own tables. */
export interface PurchaseRecord {
  readonly id: string
  readonly state: PurchaseState
  readonly charges: readonly {
    readonly reference: string | null
    readonly isLive: boolean
    /** Paid, and not revoked by a refund or a lost dispute. */
    readonly isKept: boolean
    /** The part that went back by a refund or a lost dispute because what was granted was revoked. */
    readonly revokedPence: number
  }[]
}

/** By the purchases' ids. */
export async function readPurchaseRecords(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, PurchaseRecord>> {
  if (ids.length === 0) return new Map()
  const [purchases, attempts] = await Promise.all([
    db.selectFrom('purchases').select(['id', 'state']).where('id', 'in', ids).execute(),
    db
      .selectFrom('attempts')
      .select([
        'purchase_id',
        'reference_id',
        'state',
        'refund_pence',
        'goodwill_pence',
        'lost_pence',
      ])
      .select(isKept.as('is_kept'))
      .where('purchase_id', 'in', ids)
      .execute(),
  ])
  const charges = Map.groupBy(attempts, ({ purchase_id }) => purchase_id)
  return new Map(
    purchases.map(({ id, state }) => [
      id,
      {
        id,
        state,
        charges: (charges.get(id) ?? []).map((attempt) => ({
          reference: attempt.reference_id,
          isLive: isLive(attempt),
          isKept: attempt.is_kept,
          revokedPence:
            (attempt.refund_pence ?? 0) - attempt.goodwill_pence || (attempt.lost_pence ?? 0),
        })),
      },
    ]),
  )
}

/** The ids of the fulfilled purchases of a payable, page by page. */
export const listFulfilledPurchases = (
  db: Db,
  { payable, after, limit }: { payable: string; after: string; limit: number },
): Promise<{ id: string }[]> =>
  db
    .selectFrom('purchases')
    .select('id')
    .where('kind', '=', payable)
    .where('state', '=', 'fulfilled')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
