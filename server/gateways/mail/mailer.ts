export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Hands a mail to the outside world; rejects when it could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
