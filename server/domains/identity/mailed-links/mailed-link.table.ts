import type { LinkPurpose } from './mailed-link.rules.ts'

export interface MailedLinkTable {
  id: string
  user_id: string
  purpose: LinkPurpose
  /** Null until the email with the link is sent. */
  token_hash: string | null
  /** Set only for the purpose `change-email`. */
  new_email: string | null
  /** The session that asked for a new email; null for other purposes. */
  session_id: string | null
  expires_at: Temporal.Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    mailed_links: MailedLinkTable
  }
}
