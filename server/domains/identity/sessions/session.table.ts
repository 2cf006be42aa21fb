export interface SessionTable {
  id: string
  user_id: string
  token_hash: string
  is_for_purchase: boolean
  /** Browser and system, such as `Firefox · Windows`; the IP address is not stored. */
  device: string | null
  issued_at: Temporal.Instant
  last_used_at: Temporal.Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    sessions: SessionTable
  }
}
