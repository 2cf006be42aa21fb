export interface PendingSignInTable {
  token_hash: string
  user_id: string
  expires_at: Temporal.Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    pending_sign_ins: PendingSignInTable
  }
}
