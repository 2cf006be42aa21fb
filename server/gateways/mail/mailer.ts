import type { Outbox } from './outbox.ts'

/** A picture inside an email, which the HTML part shows as `cid:name`. */
export interface MailPicture {
  readonly name: string
  readonly png: Buffer
}

export interface Mail {
  readonly to: string
  /** The recipient of replies, if it is not MAIL_FROM. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /**
   * For an email that its reader can stop: the address that a mail program posts to (RFC 8058), which in a browser is a page
   * with a button. Emails about an account, a purchase or a payment have none.
   */
  readonly stopAt?: string
  /** An email with pictures is sent at once: the queue `mail` carries text only. */
  readonly pictures?: readonly MailPicture[]
  /** The customer in whose list of emails it is recorded, once it is sent; absent for others. */
  readonly record?: MailRecord
}

export interface MailRecord {
  readonly userId: string
  /** The job that sends it again: a receipt, or a new link; absent where that makes no sense. */
  readonly job?: { readonly name: string; readonly payload: object }
}

/** Sends emails. `send` rejects if the email could not be handed to the mail server or written. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** The emails that the mailer keeps; null if it keeps none. */
  readonly outbox: Outbox | null
  close(): Promise<void>
}
