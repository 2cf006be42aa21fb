import { createTransport } from 'nodemailer'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Mailer } from './mailer.ts'
import { toMimeMessage } from './mime-message.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Creates a mailer for a mail server, with a pool of connections. */
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
    // A mail server on this machine may have a self-signed certificate.
    ...(loopback.test(new URL(smtpUrl).hostname) ? { tls: { rejectUnauthorized: false } } : {}),
  })
  return {
    send: async (mail) => {
      await transport.sendMail(toMimeMessage(mail, config, clock))
    },
    close: async () => transport.close(),
  }
}
