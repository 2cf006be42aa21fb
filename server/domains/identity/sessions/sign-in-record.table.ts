/**
 * How a session was opened (`new-password`: after a change of password), or what else happened: a new password by a mailed
 * link, or wrong passwords.
 */
export type SignInKind =
  | 'password'
  | 'link'
  | 'second-step'
  | 'passkey'
  | 'sign-up'
  | 'new-password'
  | 'reset'
  | 'wrong-password'

export interface SignInTable {
  id: string
  user_id: string
  kind: SignInKind
  /** The session that it opened, which may have ended. */
  session_id: string | null
  /** Browser and system, such as `Firefox · Windows`. */
  device: string | null
  /** The first part of the internet address; null where it is not known. */
  network: string | null
  /** Wrong passwords of one day are one row. */
  times: number
  at: Temporal.Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    sign_ins: SignInTable
  }
}
