import type { StaffRole } from '@rashi/contract/studio-roles.rules'

export interface StaffTable {
  id: string
  email: string
  name: string
  role: StaffRole
  /** Null for somebody who signs in by passkeys alone; so is the secret. */
  password_hash: string | null
  /** The secret of the authenticator app, encrypted by `seal`. */
  sealed_totp_secret: Buffer | null
  /** The time step of the last accepted code. */
  totp_last_step: number
  created_at: Temporal.Instant
  removed_at: Temporal.Instant | null
}

export interface StaffPasskeyTable {
  id: string
  staff_id: string
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

export interface StaffRecoveryCodeTable {
  code_hash: string
  staff_id: string
}

export interface StaffSessionTable {
  id: string
  staff_id: string
  token_hash: string
  device: string | null
  address: string
  issued_at: Temporal.Instant
  last_used_at: Temporal.Instant
  proven_at: Temporal.Instant
}

export interface StaffInvitationTable {
  id: string
  token_hash: string
  /** Of the link in the email; null until it is sent. */
  mailed_token_hash: string | null
  email: string
  role: StaffRole
  /** Null for an invitation by the operator's command. */
  invited_by: string | null
  created_at: Temporal.Instant
  expires_at: Temporal.Instant
}

export type StaffChallengePurpose = 'join' | 'sign-in' | 'add' | 'proof'

export interface StaffChallengeTable {
  challenge: string
  purpose: StaffChallengePurpose
  /** The invitation (`join`) or the member of staff; null for a sign-in. */
  subject_id: string | null
  expires_at: Temporal.Instant
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    staff: StaffTable
    staff_passkeys: StaffPasskeyTable
    staff_recovery_codes: StaffRecoveryCodeTable
    staff_sessions: StaffSessionTable
    staff_invitations: StaffInvitationTable
    staff_challenges: StaffChallengeTable
  }
}
