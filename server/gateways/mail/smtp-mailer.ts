import { createTransport } from 'nodemailer'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Mailer } from './mailer.ts'
import { mimeMessageOf } from './mime-message.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Hands mails to a mail server; connections are kept for the next mail. */
export function smtpMailer(
  smtpUrl: string,
  config: Pick<Config, 'mailFrom'>,
  clock: Clock,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail server on this machine has a certificate of its own making, and nobody in between.
    ...(loopback.test(new URL(smtpUrl).hostname) ? { tls: { rejectUnauthorized: false } } : {}),
  })
  return {
    send: async (mail) => {
      await transport.sendMail(mimeMessageOf(mail, config, clock))
    },
    close: async () => transport.close(),
  }
}
