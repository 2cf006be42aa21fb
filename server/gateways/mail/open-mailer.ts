import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { fileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** The mailer that the settings ask for. Opens no connection yet: the first mail does. */
export const openMailer = (
  config: Pick<Config, 'dataDir' | 'mailFrom' | 'smtpUrl'>,
  clock: Clock,
): Mailer =>
  config.smtpUrl === null ? fileMailer(config, clock) : smtpMailer(config.smtpUrl, config, clock)
