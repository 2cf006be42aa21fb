import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Mail } from './mailer.ts'

/** A mail as nodemailer takes it: from MAIL_FROM, dated by the product's clock, with both texts. */
export const mimeMessageOf = (
  { to, replyTo, subject, text, html }: Mail,
  { mailFrom }: Pick<Config, 'mailFrom'>,
  clock: Clock,
) => ({
  from: mailFrom,
  // As an object, so that an address is never read as a list of several.
  to: { name: '', address: to },
  ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
  date: new Date(clock.now().epochMilliseconds),
  subject,
  text,
  html,
  // Nothing answers an automatic mail by another automatic mail (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
