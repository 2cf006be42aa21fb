export interface Mail {
  readonly to: string
  /** Who an answer goes to, where that is not MAIL_FROM. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Hands a mail to the outside world; rejects when it could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
