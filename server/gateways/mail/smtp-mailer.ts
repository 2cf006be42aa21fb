import { createTransport } from 'nodemailer'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { mayBePlaintext } from '../../platform/plaintext.rules.ts'
import { isLoopback } from '../../platform/public-installation.rules.ts'
import type { Mailer } from './mailer.ts'
import { toMimeMessage } from './mime-message.ts'

/**
 * Returns SMTP_URL with TLS required, unless the mail server is this machine or named in PLAINTEXT_HOSTS: without it
 * somebody on the way could answer that the server has no TLS, and read the links. Options of the URL are nodemailer's.
 */
function requireTls(smtpUrl: string, plaintextHosts: readonly string[]): string {
  const url = new URL(smtpUrl)
  if (mayBePlaintext(url.hostname, plaintextHosts)) return smtpUrl
  if (url.protocol === 'smtp:') url.searchParams.set('requireTLS', 'true')
  url.searchParams.delete('ignoreTLS')
  url.searchParams.delete('secure')
  return url.href
}

const connectionOptions = (smtpUrl: string, plaintextHosts: readonly string[]) => ({
  url: requireTls(smtpUrl, plaintextHosts),
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  // A mail server on this machine may have a self-signed certificate.
  ...(isLoopback(new URL(smtpUrl).hostname) ? { tls: { rejectUnauthorized: false } } : {}),
})

/** Signs in at a mail server and sends nothing; fails as sending would. */
export async function checkMailServer(
  smtpUrl: string,
  { plaintextHosts }: Pick<Config, 'plaintextHosts'>,
): Promise<void> {
  const transport = createTransport(connectionOptions(smtpUrl, plaintextHosts))
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Creates a mailer for a mail server, with a pool of connections. */
export function smtpMailer(
  smtpUrl: string,
  config: Pick<Config, 'mailFrom' | 'plaintextHosts'>,
  clock: Clock,
): Mailer {
  const transport = createTransport({
    ...connectionOptions(smtpUrl, config.plaintextHosts),
    pool: true,
    maxConnections: 3,
  })
  return {
    send: async (mail) => {
      await transport.sendMail(toMimeMessage(mail, config, clock))
    },
    outbox: null,
    close: async () => transport.close(),
  }
}
