import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { Refusal } from '../refusal.ts'

const longestWaitMilliseconds = 2_000

/** For whoever watches the process: outside `/api`, unlimited, and never kept by a cache. */
export function health(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'up' }
  })

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const answers = await Promise.race([
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
      after(longestWaitMilliseconds),
    ])
    if (!answers) throw new Refusal('unavailable', { retryAfterSeconds: 5 })
    return { status: 'ready' }
  })
}

/** A database that hangs answers nothing at all. */
const after = (milliseconds: number) =>
  new Promise<false>((resolve) => setTimeout(resolve, milliseconds, false).unref())
