import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { fileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** Creates the mailer of the settings. The first email opens the connection. */
export const openMailer = (
  config: Pick<Config, 'dataDir' | 'mailFrom' | 'plaintextHosts' | 'smtpUrl'>,
  clock: Clock,
): Mailer =>
  config.smtpUrl === null ? fileMailer(config, clock) : smtpMailer(config.smtpUrl, config, clock)
