export interface MailboxUseTable {
  /** The keyed hash of the normalised address. */
  mailbox_hash: string
  /** `trial`, or `coupon:` and the coupon's id. */
  what: string
  forget_at: Temporal.Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    mailbox_uses: MailboxUseTable
  }
}
