import type { JSONColumnType } from 'kysely'

export interface SentEmailTable {
  id: string
  user_id: string
  subject: string
  /** `failed`: it will be tried again, or was given up. */
  state: 'sent' | 'failed'
  /** The job that sends it again; null where that makes no sense. */
  job: JSONColumnType<{ readonly name: string; readonly payload: object }> | null
  at: Temporal.Instant
}

declare module '../database/schema.ts' {
  interface Database {
    sent_emails: SentEmailTable
  }
}
