import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { buildApp, type AppContext } from '../app.ts'
import { gazetteerFile, loadGazetteer } from '../domains/places/index.ts'
import { memoryMailer } from '../gateways/mail/memory-mailer.ts'
import { openMediaStore } from '../gateways/media/open-media-store.ts'
import { stripeProvider, type StripeSettings } from '../gateways/payment/stripe-provider.ts'
import { readConfig } from '../platform/config.ts'
import { connectDatabase } from '../platform/database/database.ts'
import { pgBossJobs } from '../platform/jobs/pg-boss-jobs.ts'
import { openLog } from '../platform/log.ts'
import { movableClock } from './movable-clock.ts'

/** The only argument, as JSON, that `startRealProcess` passes. */
export interface KillableSettings {
  readonly databaseUrl: string
  readonly now: string
  readonly payments: Omit<StripeSettings, 'name'>
}

// The product without its pages, as a process that a test can kill. It connects to the database and the
// provider only, runs scheduled jobs on a message from the test, and its clock does not advance.
const settings = JSON.parse(process.argv[2] ?? '{}') as KillableSettings
process.on('disconnect', () => process.exit(1))

const log = openLog('fatal')
const jobs = pgBossJobs(settings.databaseUrl, log)
const scheduled = new Map<string, () => Promise<void>>()
const config = { ...readConfig({}), databaseUrl: settings.databaseUrl, rateLimits: false }
const context: AppContext = {
  config,
  clock: movableClock(settings.now),
  db: connectDatabase(settings.databaseUrl, 8),
  log,
  jobs: { ...jobs, schedule: (name, _cron, work) => scheduled.set(name, work) },
  mailer: memoryMailer(),
  media: openMediaStore(config),
  payments: stripeProvider({ name: 'sandbox', ...settings.payments }),
  gazetteer: await loadGazetteer(gazetteerFile),
}
const app = await buildApp(context)
process.on('message', (name: string) => {
  void scheduled
    .get(name)?.()
    .then(() => process.send?.({ done: name }))
})
await app.listen({ port: 0, host: '127.0.0.1' })
await jobs.start()
// Written now, since a killed process does not get to write it at its end.
flushCompileCache()
process.send?.({ port: (app.server.address() as AddressInfo).port })
