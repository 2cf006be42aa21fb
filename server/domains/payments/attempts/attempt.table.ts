import type { ColumnType } from 'kysely'
import type { Charge } from '../../../gateways/payment/payment-provider.ts'

export type AttemptState = 'new' | 'sent' | 'requires_action' | 'succeeded' | 'failed'

export interface AttemptTable {
  /** Random; the idempotency key of its charge. */
  id: string
  purchase_id: string
  /** null: it is the purchase's own payment. */
  renewal_id: string | null
  state: AttemptState
  parameters: ColumnType<Charge, string, never>
  amount_pence: number
  payment_id: string | null
  /** The provider's word, such as `visa`; null where the card is not known. */
  card_brand: string | null
  card_last_4: string | null
  failure_code: string | null
  created_at: Temporal.Instant
  look_at: Temporal.Instant | null
  settled_at: Temporal.Instant | null
  refund_key: string | null
  /** How much is to go back under that key. */
  refund_pence: number | null
  refunded_at: Temporal.Instant | null
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    attempts: AttemptTable
  }
}
