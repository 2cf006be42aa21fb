import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Mailer } from './mailer.ts'
import { mimeMessageOf } from './mime-message.ts'

/**
 * Lays each mail as a file into `DATA_DIR/outbox`, where no mail server is set. Its name sorts by the
 * time of sending; under that name it is always whole, and only this account may read it.
 */
export function fileMailer(config: Pick<Config, 'dataDir' | 'mailFrom'>, clock: Clock): Mailer {
  const outbox = join(config.dataDir, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(mimeMessageOf(mail, config, clock))
      // Colons are no part of a file name everywhere.
      const sentAt = clock.now().toString({ smallestUnit: 'microsecond' }).replaceAll(':', '-')
      const path = join(outbox, `${sentAt}-${randomBytes(6).toString('hex')}`)
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      await writeFile(`${path}.part`, message, { mode: 0o600, flag: 'wx' })
      await rename(`${path}.part`, `${path}.eml`)
    },
    close: async () => composer.close(),
  }
}
