import type { FastifyInstance } from 'fastify'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { buildApp, type AppContext } from '../app.ts'
import { gazetteerFile, loadGazetteer } from '../domains/places/index.ts'
import { currentAccount } from '../domains/payments/index.ts'
import type { Mailer } from '../gateways/mail/mailer.ts'
import { memoryMailer } from '../gateways/mail/memory-mailer.ts'
import { openPayments } from '../gateways/payment/open-payments.ts'
import { diskMediaStore } from '../gateways/media/disk-media-store.ts'
import type { PaymentProvider } from '../gateways/payment/payment-provider.ts'
import { readConfig, type Config } from '../platform/config.ts'
import { connectDatabase } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { openLog, type Log } from '../platform/log.ts'
import { seedContent } from '../seed/seed.ts'
import { createTestDatabase, testNow } from './database.ts'
import { inMemoryJobs } from './in-memory-jobs.ts'
import { movableClock, type MovableClock } from './movable-clock.ts'
import { startTestSandbox, noPayments, type TestSandbox } from './sandbox.ts'
import { composeEdition } from './compose-edition.ts'

export interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a test checks the actual response, not its declared type
  readonly body: any
  readonly text: string
  readonly headers: Record<string, unknown>
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly context: AppContext
  readonly clock: MovableClock
  readonly mails: ReturnType<typeof memoryMailer>['sent']
  readonly jobs: ReturnType<typeof inMemoryJobs>
  /** The payment sandbox, over HTTP; present only with the option `payments`. */
  readonly sandbox: TestSandbox
  /** Makes a call through the whole HTTP stack: `call('POST /api/login', { body, token })`. */
  call(
    name: string,
    options?: {
      body?: unknown
      token?: string
      headers?: Record<string, string>
      address?: string
    },
  ): Promise<Answer>
  close(): Promise<void>
}

/** Loaded once for all products of a file: nothing changes it. */
let gazetteer: ReturnType<typeof loadGazetteer> | undefined

/** Starts the product on a database of its own, with a clock that tests move and emails stored in memory. */
export async function createTestApp(
  options: {
    now?: string
    config?: Partial<Config>
    payments?: boolean
    /** Wraps the payment provider, for example to make its calls fail. */
    wrapPayments?: (payments: PaymentProvider) => PaymentProvider
    /** Creates the queue in place of the one in memory, whose `run` then does nothing. It is started and stopped. */
    openJobs?: (databaseUrl: string) => Jobs
    /** Wraps the mailer, for example to make it fail. */
    wrapMailer?: (mailer: Mailer) => Mailer
    /** Where the product logs; nowhere by default. */
    log?: Log
    /** Sends the welcome email of each sign-up, which is left out otherwise. */
    welcomeEmails?: boolean
  } = {},
): Promise<TestApp> {
  const database = await createTestDatabase()
  const clock = movableClock(options.now ?? testNow)
  const mailer = memoryMailer()
  const jobs = inMemoryJobs()
  const queue = options.openJobs?.(database.url) ?? jobs
  const sandbox = options.payments ? await startTestSandbox(clock) : undefined
  const config = { ...readConfig({}), databaseUrl: database.url, ...options.config }
  const log = options.log ?? openLog('silent')
  const payments =
    sandbox?.payments ?? (config.stripe ? (await openPayments(config, log)).payments : noPayments)
  const mediaFolder = join(tmpdir(), `media-${uuidv7()}`)
  const context: AppContext = {
    config,
    clock,
    db: connectDatabase(database.url, 4),
    log,
    jobs: queue,
    mailer: options.wrapMailer?.(mailer) ?? mailer,
    media: diskMediaStore(mediaFolder),
    payments: options.wrapPayments?.(payments) ?? payments,
    gazetteer: await (gazetteer ??= loadGazetteer(gazetteerFile)),
  }
  await seedContent(context, composeEdition)
  // As at the start: a provider that does not answer does not stop it.
  await currentAccount(context).catch(() => undefined)
  const app = await buildApp(context)
  if (!options.welcomeEmails) queue.handle('welcome-mail', async () => {})
  await queue.start()
  return {
    app,
    context,
    clock,
    jobs,
    mails: mailer.sent,
    get sandbox() {
      if (!sandbox) throw new Error('this product was started without { payments: true }')
      return sandbox
    },
    call: createCaller(app),
    close: async () => {
      await app.close()
      await queue.stop()
      await sandbox?.stop()
      await context.db.destroy()
      await database.drop()
      await rm(mediaFolder, { recursive: true, force: true })
    },
  }
}

/** Creates the function that makes calls through the whole HTTP stack without a port. */
export const createCaller =
  (app: FastifyInstance): TestApp['call'] =>
  async (name, { body, token, headers, address } = {}) => {
    const [method, url] = name.split(' ') as ['GET' | 'POST' | 'DELETE', string]
    const answer = await app.inject({
      method,
      url,
      remoteAddress: address ?? '127.0.0.1',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const json = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      body: json ? answer.json() : undefined,
      text: answer.body,
      headers: answer.headers,
    }
  }
