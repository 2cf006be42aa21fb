import { figuresTimeZone, type Sales } from '@rashi/contract/figures.rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import '../attempts/attempt.table.ts'
import '../purchases/purchase.table.ts'

/** The payments of one kind of purchase by cards of one country. */
export interface SalesOfKind extends Sales {
  readonly kind: string
}

/** A refund that was not made before the bank took the money back is not made any more. */
const refunded = sql<number>`case
  when refund_key is null or (lost_pence is not null and refunded_at is null) then 0
  else coalesce(refund_pence, attempts.amount_pence) end`

/** Sums up the payments that succeeded from `from` until before `until`, by the kind of purchase and the country of the card. */
export async function sumSales(
  db: Db,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<SalesOfKind[]> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('purchases', 'purchases.id', 'attempts.purchase_id')
    .select(({ fn }) => [
      'purchases.kind',
      'card_country',
      fn.countAll<number>().as('payments'),
      fn.sum<number>('attempts.amount_pence').as('paid'),
      sql<number>`sum(${refunded})`.as('refunded'),
      sql<number>`sum(least(coalesce(lost_pence, 0), attempts.amount_pence - (${refunded})))`.as(
        'lost',
      ),
    ])
    .where('attempts.state', '=', 'succeeded')
    .where('attempts.settled_at', '>=', from)
    .where('attempts.settled_at', '<', until)
    .groupBy(['card_country', 'purchases.kind'])
    .orderBy('card_country')
    .orderBy('purchases.kind')
    .execute()
  return rows.map(({ kind, card_country, payments, paid, refunded: given, lost }) => ({
    kind,
    country: card_country,
    payments,
    paidPence: paid,
    refundedPence: given,
    lostPence: lost,
  }))
}

/** When the first payment succeeded. */
export async function findFirstSale(db: Db): Promise<Temporal.Instant | undefined> {
  const first = await db
    .selectFrom('attempts')
    .select('settled_at')
    .where('state', '=', 'succeeded')
    .orderBy('settled_at')
    .limit(1)
    .executeTakeFirst()
  return first?.settled_at ?? undefined
}

/** The months, such as 2026-11, of payments that were refunded or lost since, or whose refund is still due. */
export async function listMonthsRefundedSince(db: Db, since: Temporal.Instant): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(settled_at at time zone ${figuresTimeZone}, 'YYYY-MM') as month
    from attempts
    where state = 'succeeded'
      and (refunded_at >= ${since} or lost_at >= ${since} or (refund_key is not null and refunded_at is null))`.execute(
    db,
  )
  return rows.map(({ month }) => month)
}

/** SQL of the last payment for a purchase before an instant, as a table of `amount_pence` and `card_country`. */
export const selectLastPayment = (
  purchaseId: RawBuilder<unknown>,
  before: Temporal.Instant,
): RawBuilder<unknown> => sql`
  select amount_pence, card_country from attempts
  where purchase_id = ${purchaseId} and state = 'succeeded' and settled_at < ${before}
  order by settled_at desc limit 1`
