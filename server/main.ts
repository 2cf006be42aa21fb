import type { FastifyInstance } from 'fastify'
import { mkdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { buildApp, type AppContext } from './app.ts'
import { keepFigures } from './domains/figures/index.ts'
import { openEditionComposer, prepareSky } from './domains/almanac/index.ts'
import { fillEditions } from './domains/horoscopes/index.ts'
import { gazetteerFile, loadGazetteer } from './domains/places/index.ts'
import { openMailer } from './gateways/mail/open-mailer.ts'
import { openMediaStore } from './gateways/media/open-media-store.ts'
import { type OpenPayments, openPayments } from './gateways/payment/open-payments.ts'
import { builtPages } from './pages/built-pages.ts'
import { servePages, type PageBuild } from './pages/pages.ts'
import { systemClock } from './platform/clock.ts'
import { addressOf, type Config } from './platform/config.ts'
import {
  connectDatabase,
  requestLimits,
  type SessionLimits,
  unlimited,
} from './platform/database/database.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { sharedAccount, startEmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import { openErrorReporting } from './platform/error-reporting.ts'
import { pgBossJobs } from './platform/jobs/pg-boss-jobs.ts'
import { readQueueBackend } from './platform/jobs/read-queue-backend.ts'
import { exchangeTaken } from './platform/http/rate-limits/exchange-taken.ts'
import {
  createAddressBuckets,
  limitAddresses,
} from './platform/http/rate-limits/limit-addresses.ts'
import { openLog } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'
import { openTracing } from './platform/tracing/open-tracing.ts'
import { reportInstallation } from './report-installation.ts'
import { seedContent } from './seed/seed.ts'

export interface RunningProduct {
  readonly url: string
  /** Resolves when something that the product needs has ended and cannot be restarted. */
  readonly failed: Promise<Error>
  stop(): Promise<void>
}

/**
 * Starts the product: database, schema, content and port, then jobs and editions.
 *
 * @throws {StartError} with one line for the operator, after stopping what had started
 */
export async function main(config: Config): Promise<RunningProduct> {
  const log = openLog(config.logLevel)
  const toStop: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (let step = toStop.pop(); step; step = toStop.pop()) await step()
  }
  // Before the database and the server, which ask whether they are traced when they are made.
  const tracing = await openTracing(config)
  toStop.push(tracing.close)
  const failure = Promise.withResolvers<Error>()
  const clock = systemClock(config.clockAhead)
  // Both start at once; if one fails, the other is awaited before it is stopped.
  const starting = [
    startDatabase(config, log, toStop, failure.resolve),
    startPayments(config, log, toStop),
  ] as const
  try {
    const [database, openedPayments, gazetteer, pages] = await Promise.all([
      ...starting,
      loadGazetteer(gazetteerFile),
      loadPages(config),
      prepareSky(config.zodiac, clock.now()),
    ])
    await migrate(database.directUrl)
    const db = connectDatabase(database.url, 10, database.limits)
    toStop.push(() => db.destroy())
    const mailer = openMailer(config, clock)
    toStop.push(() => mailer.close())
    const jobs = pgBossJobs(database.directUrl, log, await readQueueBackend(db))
    const media = openMediaStore(config)
    const { payments } = openedPayments
    const context: AppContext = { config, clock, db, log, jobs, mailer, media, payments, gazetteer }
    await reportInstallation(context)
    const composer = openEditionComposer()
    toStop.push(() => composer.close())
    await seedContent(context, composer.compose)
    const reporting = await openErrorReporting(config)
    toStop.push(reporting.close)
    const app = await buildApp(context, reporting.report)
    await servePages(
      app,
      context,
      pages,
      limitAddresses(createAddressBuckets(context, exchangeTaken(context))),
    )
    // After the last request, which may be a lookup.
    toStop.push(await keepFigures(context))
    // Jobs are completed after the last request, which may have enqueued some.
    toStop.push(() => jobs.stop())
    toStop.push(() => close(app))
    await listen(config, (at) => app.listen(at))
    // Pages do not need the queues, so the port opens first.
    await jobs.start()
    toStop.push(fillEditions(context, composer))
    toStop.push(() => drain(app, config))
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    const url = addressOf(config.host, port)
    openedPayments.sendEventsTo(`${url}/api/payment-webhook`)
    return { url, failed: failure.promise, stop }
  } catch (error) {
    await Promise.allSettled(starting)
    await stop().catch(() => {})
    throw error
  }
}

interface StartedDatabase {
  readonly url: string
  /** The same database without a pooler, for what keeps state in its session. */
  readonly directUrl: string
  readonly limits: SessionLimits | null
}

async function startDatabase(
  config: Config,
  log: ReturnType<typeof openLog>,
  toStop: (() => Promise<unknown>)[],
  onFailure: (error: Error) => void,
): Promise<StartedDatabase> {
  await mkdir(config.dataDir, { recursive: true }).catch((error: Error) => {
    throw new StartError(`DATA_DIR ${config.dataDir} cannot be used: ${error.message}`)
  })
  const { databaseUrl, databaseDirectUrl } = config
  if (databaseUrl)
    return databaseDirectUrl === null
      ? { url: databaseUrl, directUrl: databaseUrl, limits: requestLimits }
      : { url: databaseUrl, directUrl: databaseDirectUrl, limits: null }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log, onFailure })
  toStop.push(embedded.stop)
  if (config.isPublic && embedded.account === sharedAccount)
    log.warn(
      `The embedded database runs as ${sharedAccount}, as other programs may: stop the product, create an account (useradd --system rashi), and give it DATA_DIR/database (chown -R)`,
    )
  return { url: embedded.url, directUrl: embedded.url, limits: requestLimits }
}

async function migrate(directUrl: string): Promise<void> {
  const db = connectDatabase(directUrl, 2, unlimited)
  try {
    await migrateDatabase(db)
  } finally {
    await db.destroy()
  }
}

async function startPayments(
  config: Config,
  log: ReturnType<typeof openLog>,
  toStop: (() => Promise<unknown>)[],
): Promise<OpenPayments> {
  const opened = await openPayments(config, log)
  toStop.push(opened.close)
  return opened
}

/** Loads the built pages, or in development those of Vite, which is a development dependency. */
const loadPages = async (config: Config): Promise<PageBuild> =>
  config.debug ? (await import('./pages/live-pages.ts')).livePages() : builtPages()

/** The time that requests under way have when the product stops. */
const closeTimeoutMilliseconds = 5_000

/** Reports that the product is not ready while it still answers, so that a load balancer turns to other processes. */
async function drain(app: FastifyInstance, { drainSeconds }: Config): Promise<void> {
  app.isDraining = true
  await delay(drainSeconds * 1000)
}

/** Completes requests under way, and then closes connections whose request is still incomplete. */
async function close(app: FastifyInstance): Promise<void> {
  const timeout = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMilliseconds)
  await app.close()
  clearTimeout(timeout)
}

async function listen(
  { host, port }: Config,
  open: (at: { host: string; port: number }) => Promise<unknown>,
): Promise<void> {
  await open({ host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new StartError(`PORT ${port} is taken: stop what uses it, or set another PORT`)
    throw new StartError(`HOST ${host} with PORT ${port} cannot be opened: ${error.message}`)
  })
}
