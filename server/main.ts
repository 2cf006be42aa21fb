import type { FastifyInstance } from 'fastify'
import { mkdir } from 'node:fs/promises'
import { buildApp, type AppContext } from './app.ts'
import { fillEditions } from './domains/horoscopes/index.ts'
import { gazetteerFile, loadGazetteer } from './domains/places/index.ts'
import { openMailer } from './gateways/mail/open-mailer.ts'
import { type OpenPayments, openPayments } from './gateways/payment/open-payments.ts'
import { builtPages } from './pages/built-pages.ts'
import { servePages, type PageBuild } from './pages/pages.ts'
import { systemClock } from './platform/clock.ts'
import { addressOf, type Config } from './platform/config.ts'
import { connectDatabase } from './platform/database/database.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import { openErrorReporting } from './platform/error-reporting.ts'
import { pgBossJobs } from './platform/jobs/pg-boss-jobs.ts'
import { openLog } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'
import { seedContent } from './seed/seed.ts'

export interface RunningProduct {
  readonly url: string
  /** Resolves when something that the product cannot work without has ended for good. */
  readonly failed: Promise<Error>
  stop(): Promise<void>
}

/**
 * Starts the product: database, schema, content, port, and only then the work that can wait.
 *
 * @throws {StartError} with one line for the operator; what was started by then is stopped again.
 */
export async function main(config: Config): Promise<RunningProduct> {
  const log = openLog(config.logLevel)
  const toStop: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (let step = toStop.pop(); step; step = toStop.pop()) await step()
  }
  const failure = Promise.withResolvers<Error>()
  // Begun at once; whichever fails, the other is waited for before it is stopped.
  const begun = [
    databaseOf(config, log, toStop, failure.resolve),
    paymentsOf(config, log, toStop),
  ] as const
  try {
    const [databaseUrl, money, gazetteer, pages] = await Promise.all([
      ...begun,
      loadGazetteer(gazetteerFile),
      pagesOf(config),
    ])
    const db = connectDatabase(databaseUrl)
    toStop.push(() => db.destroy())
    await migrateDatabase(db)
    const clock = systemClock(config.clockAhead)
    const mailer = openMailer(config, clock)
    toStop.push(() => mailer.close())
    const jobs = pgBossJobs(databaseUrl, log)
    const { payments } = money
    const context: AppContext = { config, clock, db, log, jobs, mailer, payments, gazetteer }
    await seedContent(context)
    const reporting = await openErrorReporting(config)
    toStop.push(reporting.close)
    const app = await buildApp(context, reporting.report)
    await servePages(app, context, pages)
    toStop.push(() => close(app))
    await listen(config, (at) => app.listen(at))
    // Enqueuing needs the queues, serving a page does not: the port opens first.
    await jobs.start()
    toStop.push(() => jobs.stop())
    toStop.push(fillEditions(context))
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    const url = addressOf(config.host, port)
    money.tellEventsTo(`${url}/api/payment-webhook`)
    return { url, failed: failure.promise, stop }
  } catch (error) {
    await Promise.allSettled(begun)
    await stop().catch(() => {})
    throw error
  }
}

async function databaseOf(
  config: Config,
  log: ReturnType<typeof openLog>,
  toStop: (() => Promise<unknown>)[],
  onFailure: (error: Error) => void,
): Promise<string> {
  await mkdir(config.dataDir, { recursive: true }).catch((error: Error) => {
    throw new StartError(`DATA_DIR ${config.dataDir} cannot be used: ${error.message}`)
  })
  if (config.databaseUrl) return config.databaseUrl
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log, onFailure })
  toStop.push(embedded.stop)
  return embedded.url
}

async function paymentsOf(
  config: Config,
  log: ReturnType<typeof openLog>,
  toStop: (() => Promise<unknown>)[],
): Promise<OpenPayments> {
  const opened = await openPayments(config, log)
  toStop.push(opened.close)
  return opened
}

/** Vite is a development dependency: it is loaded only while developing. */
const pagesOf = async (config: Config): Promise<PageBuild> =>
  config.debug ? (await import('./pages/live-pages.ts')).livePages() : builtPages()

/** How long a request under way may still take once the product is to stop. */
const answerLimitMilliseconds = 5_000

/** Answers what is under way; who has not even sent all of it by then is not waited for. */
async function close(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), answerLimitMilliseconds)
  await app.close()
  clearTimeout(late)
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
