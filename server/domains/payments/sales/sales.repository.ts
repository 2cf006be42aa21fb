import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import '../attempts/attempt.table.ts'

/** The payments by cards of one country. What became of them counts whenever it happened. */
export interface CountrySales {
  /** By ISO 3166-1; null for cards whose country was not kept. */
  readonly country: string | null
  readonly payments: number
  readonly paidPence: number
  readonly refundedPence: number
  /** The money that banks took back in disputes. */
  readonly lostPence: number
}

/** A refund that was not made before the bank took the money back is not made any more. */
const refunded = sql<number>`case
  when refund_key is null or (lost_pence is not null and refunded_at is null) then 0
  else coalesce(refund_pence, amount_pence) end`

/** Sums up the payments that succeeded from `from` until before `until`, by the country of the card. */
export async function sumSales(
  db: Db,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<CountrySales[]> {
  const rows = await db
    .selectFrom('attempts')
    .select(({ fn }) => [
      'card_country',
      fn.countAll<string>().as('payments'),
      fn.sum<string>('amount_pence').as('paid'),
      sql<string>`sum(${refunded})`.as('refunded'),
      sql<string>`sum(least(coalesce(lost_pence, 0), amount_pence - (${refunded})))`.as('lost'),
    ])
    .where('state', '=', 'succeeded')
    .where('settled_at', '>=', from)
    .where('settled_at', '<', until)
    .groupBy('card_country')
    .orderBy('card_country')
    .execute()
  return rows.map(({ card_country, payments, paid, refunded: given, lost }) => ({
    country: card_country,
    payments: Number(payments),
    paidPence: Number(paid),
    refundedPence: Number(given),
    lostPence: Number(lost),
  }))
}
