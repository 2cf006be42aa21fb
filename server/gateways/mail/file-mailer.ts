import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Mailer } from './mailer.ts'
import { toMimeMessage } from './mime-message.ts'
import { formatSentAt, openOutbox } from './outbox.ts'

/**
 * Creates a mailer that writes each email to a file in `DATA_DIR/outbox`, for use without a mail server. The
 * names sort by time of sending. A file with the extension `eml` is complete, and only this account may read it.
 */
export function fileMailer(config: Pick<Config, 'dataDir' | 'mailFrom'>, clock: Clock): Mailer {
  const outbox = join(config.dataDir, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(toMimeMessage(mail, config, clock))
      const path = join(outbox, `${formatSentAt(clock.now())}-${randomBytes(6).toString('hex')}`)
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      await writeFile(`${path}.part`, message, { mode: 0o600, flag: 'wx' })
      await rename(`${path}.part`, `${path}.eml`)
    },
    outbox: openOutbox(outbox),
    close: async () => composer.close(),
  }
}
