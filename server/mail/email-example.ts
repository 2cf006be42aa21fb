import type { Mail } from '../gateways/mail/mailer.ts'
import type { EmailContext } from './email.ts'

/** A template with example data: the development preview shows it, and tests render it. */
export interface EmailExample {
  /** The domain and the email, such as `payments: refund`. */
  readonly name: string
  readonly render: (context: EmailContext) => Mail | Promise<Mail>
}
