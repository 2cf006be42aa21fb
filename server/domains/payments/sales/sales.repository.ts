import type { Db } from '../../../platform/database/database.ts'
import '../attempts/attempt.table.ts'

/** The payments by cards of one country. */
export interface CountrySales {
  /** By ISO 3166-1; null for cards whose country was not kept. */
  readonly country: string | null
  readonly payments: number
  readonly paidPence: number
  /** Of these payments, whenever it was refunded. */
  readonly refundedPence: number
}

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
      fn.sum<string | null>('refund_pence').as('refunded'),
    ])
    .where('state', '=', 'succeeded')
    .where('settled_at', '>=', from)
    .where('settled_at', '<', until)
    .groupBy('card_country')
    .orderBy('card_country')
    .execute()
  return rows.map(({ card_country, payments, paid, refunded }) => ({
    country: card_country,
    payments: Number(payments),
    paidPence: Number(paid),
    refundedPence: Number(refunded ?? 0),
  }))
}
