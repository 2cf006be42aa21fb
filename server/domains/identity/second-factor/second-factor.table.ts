export interface AuthenticatorAppTable {
  user_id: string
  /** The secret, encrypted by `seal`. */
  sealed_secret: Buffer
  /** The time step of the last accepted code. */
  last_step: number
  created_at: Temporal.Instant
}

export interface RecoveryCodeTable {
  code_hash: string
  user_id: string
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    authenticator_apps: AuthenticatorAppTable
    recovery_codes: RecoveryCodeTable
  }
}
