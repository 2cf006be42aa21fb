import type { Mailer } from '../gateways/mail/mailer.ts'
import type { MediaStore } from '../gateways/media/media-store.ts'
import type { PaymentProvider } from '../gateways/payment/payment-provider.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'

/** The dependencies of every use case. A domain that needs more extends this type. */
export interface Context {
  readonly config: Config
  readonly clock: Clock
  readonly db: Db
  readonly log: Log
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly media: MediaStore
  readonly payments: PaymentProvider
}
