import type { ColumnType } from 'kysely'
import type { PurchaseTexts } from '../payable/payable.ts'

export type PurchaseState =
  | 'awaiting_payment'
  | 'requires_action'
  | 'fulfilled'
  | 'failed'
  | 'cancelled'
  | 'refunded'

export interface PurchaseTable {
  id: string
  user_id: string
  kind: string
  state: PurchaseState
  request_key: string
  ordered: ColumnType<unknown, string, string>
  description: string
  translations: ColumnType<readonly PurchaseTexts[], string, never>
  amount_pence: number
  card_id: string | null
  language_id: number
  failure_code: string | null
  failure_sentence: string | null
  created_at: Temporal.Instant
  settled_at: Temporal.Instant | null
  /** When the buyer asked for it to be opened at once; null where they were not asked. */
  consented_at: Temporal.Instant | null
  /** The sentence beside Pay, in the buyer's language. */
  consent_text: string | null
}

export interface PurchaseSlotTable {
  purchase_id: string
  user_id: string
  slot: string
  released_at: Temporal.Instant | null
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    purchases: PurchaseTable
    purchase_slots: PurchaseSlotTable
  }
}
