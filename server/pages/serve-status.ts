import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'
import { readOldestEmailSeconds } from '../mail/oldest-email.ts'
import { plainPageHeaders } from './plain-page.ts'
import { type ServiceStatus, statusPage } from './status-page.ts'

const maxAgeMilliseconds = 5_000
const maxWaitMilliseconds = 2_000
/** An email is usually sent within a second, and tried again at growing intervals. */
const lateAfterSeconds = 300

/** Serves `/status`: what works now, also while the database is away. It says nothing of why. */
export function serveStatus(
  app: FastifyInstance,
  { config, db, payments }: Pick<Context, 'config' | 'db' | 'payments'>,
): void {
  const ask = async (): Promise<ServiceStatus> => {
    const oldestSeconds = await Promise.race([
      readOldestEmailSeconds(db).catch(() => null),
      timeout(maxWaitMilliseconds),
    ])
    if (oldestSeconds === null)
      return { reading: 'down', 'signing-in': 'down', paying: 'down', emails: 'late' }
    return {
      reading: 'works',
      'signing-in': 'works',
      paying: payments.isAnswering() ? 'works' : 'down',
      emails: oldestSeconds > lateAfterSeconds ? 'late' : 'works',
    }
  }
  let asked: { readonly status: Promise<ServiceStatus>; readonly atMs: number } | undefined

  app.get('/status', { schema: { hide: true } }, async (request, reply) => {
    if (!asked || performance.now() - asked.atMs >= maxAgeMilliseconds)
      asked = { status: ask(), atMs: performance.now() }
    const cookie = /(?:^|;\s*)language=(\d+)/.exec(request.headers.cookie ?? '')?.[1]
    const languageId = Number(cookie ?? languageIdOf(defaultLanguage))
    const status = await asked.status
    reply.headers(plainPageHeaders)
    return statusPage(config, { url: request.url, languageId, status })
  })
}

/** Resolves to null after a time: a database that hangs does not answer at all. */
const timeout = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null).unref())
