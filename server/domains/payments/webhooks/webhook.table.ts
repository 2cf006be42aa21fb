import type { ColumnType } from 'kysely'

export interface WebhookInboxTable {
  event_id: string
  type: string
  payment_id: string | null
  attempt_id: string | null
  /** The provider's id of what the event is about; null in events of earlier releases. */
  object_id: string | null
  customer_id: string | null
  /** The account of the keys that it was received with; null: the first one. */
  provider_account: ColumnType<string | null, string | null | undefined, never>
  tries: number
  received_at: Temporal.Instant
  done_at: Temporal.Instant | null
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    webhook_inbox: WebhookInboxTable
  }
}
