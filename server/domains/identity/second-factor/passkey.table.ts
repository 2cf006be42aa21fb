export interface PasskeyTable {
  id: string
  user_id: string
  /** The authenticator's id of the key, in base64url. */
  credential_id: string
  public_key: Buffer
  /** How often the authenticator says it has signed; 0 forever for those that do not count. */
  signature_count: number
  transports: string[]
  /** Chosen by its owner. */
  name: string
  created_at: Temporal.Instant
  last_used_at: Temporal.Instant | null
}

export type ChallengePurpose = 'add' | 'second-step' | 'sign-in'

export interface PasskeyChallengeTable {
  challenge: string
  purpose: ChallengePurpose
  /** Null for a sign-in by passkey alone. */
  user_id: string | null
  expires_at: Temporal.Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    passkeys: PasskeyTable
    passkey_challenges: PasskeyChallengeTable
  }
}
