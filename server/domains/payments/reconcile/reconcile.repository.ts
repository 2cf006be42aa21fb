import { sql } from 'kysely'
import { validate } from 'uuid'
import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Difference, KnownAttempt } from './difference.rules.ts'

export interface KnownAttempts {
  readonly byId: ReadonlyMap<string, KnownAttempt>
  readonly byPaymentId: ReadonlyMap<string, KnownAttempt>
}

/** The attempts that these payments are for: by what the database says, and by the payments' metadata. */
export async function findKnownAttempts(
  db: Db,
  payments: readonly Payment[],
): Promise<KnownAttempts> {
  const paymentIds = payments.map(({ id }) => id)
  const ids = payments.flatMap(({ attemptId }) => attemptId ?? []).filter((id) => validate(id))
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('purchases', 'purchases.id', 'attempts.purchase_id')
    .leftJoin('renewals', 'renewals.id', 'attempts.renewal_id')
    .select([
      'attempts.id',
      'attempts.state',
      'attempts.amount_pence',
      'attempts.payment_id',
      'attempts.refund_key',
      'attempts.refund_pence',
      'attempts.refunded_at',
      sql<string | null>`attempts.parameters ->> 'customerId'`.as('customer_id'),
      'purchases.state as purchase_state',
      'renewals.state as renewal_state',
    ])
    .where(({ eb, or }) =>
      or([
        eb('attempts.payment_id', 'in', paymentIds),
        ...(ids.length > 0 ? [eb('attempts.id', 'in', ids)] : []),
      ]),
    )
    .execute()
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    byPaymentId: new Map(
      rows.flatMap((row) => (row.payment_id === null ? [] : [[row.payment_id, row]])),
    ),
  }
}

/** Attempts that succeeded by our book, page by page. */
export const listSucceeded = (
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; payment_id: string | null }[]> =>
  db
    .selectFrom('attempts')
    .select(['id', 'payment_id'])
    .where('state', '=', 'succeeded')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

const ask = async (
  db: Db,
  about: Difference['about'],
  query: ReturnType<typeof sql<{ id: string }>>,
  what: string,
) => (await query.execute(db)).rows.map(({ id }): Difference => ({ about, id, what }))

/** What our own books say that cannot be, without asking anyone. */
export async function listContradictions(db: Db, now: Temporal.Instant): Promise<Difference[]> {
  const aDayAgo = now.subtract({ hours: 24 })
  const anHourAgo = now.subtract({ hours: 1 })
  const found = [
    await ask(
      db,
      'purchase',
      sql`select id from purchases p where state = 'fulfilled' and amount_pence > 0
        and (select count(*) from attempts a where a.purchase_id = p.id and a.renewal_id is null
          and a.state = 'succeeded' and a.refund_key is null) <> 1`,
      '“fulfilled”, but it does not have exactly one payment that was kept',
    ),
    await ask(
      db,
      'renewal',
      sql`select id from renewals r where state = 'paid'
        and (select count(*) from attempts a where a.renewal_id = r.id
          and a.state = 'succeeded' and a.refund_key is null) <> 1`,
      '“paid”, but it does not have exactly one payment that was kept',
    ),
    await ask(
      db,
      'purchase',
      sql`select id from purchases p where state in ('awaiting_payment', 'requires_action')
        and not exists (select from attempts a where a.purchase_id = p.id
          and a.state in ('new', 'sent', 'requires_action'))`,
      'waits for payment, but there is no open attempt to pay it',
    ),
    await ask(
      db,
      'purchase',
      sql`select id from purchases p where state in ('failed', 'cancelled', 'refunded')
        and exists (select from purchase_slots s where s.purchase_id = p.id
          and s.released_at is null)`,
      'failed, cancelled or refunded, but still blocks buying the same thing again',
    ),
    await ask(
      db,
      'purchase',
      sql`select p.id from purchases p left join subscription_groups g on g.id = p.id
        where p.kind = 'subscription' and p.state = 'fulfilled' and g.id is null`,
      'paid, but its subscription was not started',
    ),
    await ask(
      db,
      'subscription',
      sql`select g.id from subscription_groups g join purchases p on p.id = g.id
        where g.status <> 'cancelled' and p.state <> 'fulfilled'`,
      'not cancelled, but its purchase is not paid',
    ),
    await ask(
      db,
      'subscription',
      sql`select g.id from subscription_groups g where g.withdrawn_at is not null
        and g.refund_pence <> (select coalesce(sum(a.refund_pence), 0) from attempts a
          join purchases p on p.id = a.purchase_id left join renewals r on r.id = a.renewal_id
          where a.purchase_id = g.id and coalesce(r.state, p.state) = 'refunded')`,
      'withdrawn, but its refunds are not the sum that was promised',
    ),
    await ask(
      db,
      'attempt',
      sql`select id from attempts where state in ('new', 'sent', 'requires_action')
        and created_at < ${aDayAgo}`,
      'open for more than 24 hours: whether it was charged is unknown',
    ),
    await ask(
      db,
      'event',
      sql`select event_id as id from webhook_inbox
        where done_at is null and received_at < ${anHourAgo}`,
      'received more than an hour ago and not processed',
    ),
    await ask(
      db,
      'subscription',
      sql`select g.id from subscription_groups g where g.status <> 'cancelled'
        and g.platform = 'web' and g.due_at is null and not exists (select from attempts a
          where a.purchase_id = g.id and a.state in ('new', 'sent', 'requires_action'))`,
      'not cancelled, but no renewal is due',
    ),
  ]
  return found.flat()
}

/** Subscriptions that go on, page by page. */
export const listRunningGroups = (
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; user_id: string; frequency: number }[]> =>
  db
    .selectFrom('subscription_groups')
    .select(['id', 'user_id', 'frequency'])
    .where('status', '!=', 'cancelled')
    .where('platform', '=', 'web')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** What was paid for by people who are still here, page by page: who has left has no card. */
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
