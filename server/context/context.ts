import type { Mailer } from '../gateways/mail/mailer.ts'
import type { PaymentProvider } from '../gateways/payment/payment-provider.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'

/** What every use case is handed. A domain that needs more says so in its own type. */
export interface Context {
  readonly config: Config
  readonly clock: Clock
  readonly db: Db
  readonly log: Log
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly payments: PaymentProvider
}
