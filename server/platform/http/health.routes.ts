import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { Refusal } from '../refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The product is about to stop, and a load balancer is to send it nothing more. */
    isDraining: boolean
  }
}

const maxWaitMilliseconds = 2_000
const maxAgeMilliseconds = 1_000

/** Serves the probes of a supervisor or load balancer: outside `/api`, without rate limits, never cached. */
export function health(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  app.decorate('isDraining', false)

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'up' }
  })

  const ask = () =>
    Promise.race([
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
      timeout(maxWaitMilliseconds),
    ])
  let asked: { readonly isReady: Promise<boolean>; readonly atMs: number } | undefined

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (app.isDraining) throw new Refusal('unavailable', { retryAfterSeconds: 5 })
    // One question a second, however many ask: the probe has no rate limit.
    if (!asked || performance.now() - asked.atMs >= maxAgeMilliseconds)
      asked = { isReady: ask(), atMs: performance.now() }
    const isReady = await asked.isReady
    if (!isReady) throw new Refusal('unavailable', { retryAfterSeconds: 5 })
    return { status: 'ready' }
  })
}

/** Resolves to false after a time: a database that hangs does not answer at all. */
const timeout = (milliseconds: number) =>
  new Promise<false>((resolve) => setTimeout(resolve, milliseconds, false).unref())
