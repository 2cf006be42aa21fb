import type { Dispute } from '../../../gateways/payment/payment-provider.ts'

export interface DisputeTable {
  /** The provider's. */
  id: string
  attempt_id: string
  amount_pence: number
  reason: string
  state: Dispute['state']
  /** Until when the bank takes evidence; null once it was sent. */
  evidence_due_at: Temporal.Instant | null
  opened_at: Temporal.Instant
  changed_at: Temporal.Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    disputes: DisputeTable
  }
}
