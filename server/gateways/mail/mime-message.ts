import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import { currentRequestId } from '../../platform/request-id.ts'
import type { Mail } from './mailer.ts'

/** The request that caused an email, as log lines name it. */
function identifyRequest(): { 'X-Request-Id'?: string } {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { 'X-Request-Id': requestId }
}

/** Converts an email to a message of nodemailer, from MAIL_FROM and dated by the product's clock. */
export const toMimeMessage = (
  { to, replyTo, subject, text, html, stopAt, pictures = [] }: Mail,
  { mailFrom }: Pick<Config, 'mailFrom'>,
  clock: Clock,
) => ({
  from: mailFrom,
  // As an object, so that an address is never parsed as a list.
  to: { name: '', address: to },
  ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
  date: new Date(clock.now().epochMilliseconds),
  subject,
  text,
  html,
  attachments: pictures.map(({ name, png }) => ({
    cid: name,
    filename: `${name}.png`,
    content: png,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
  })),
  // Suppresses automatic replies (RFC 3834).
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...identifyRequest(),
    ...(stopAt === undefined
      ? {}
      : {
          'List-Unsubscribe': `<${stopAt}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})
