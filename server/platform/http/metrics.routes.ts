import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../../context/context.ts'
import { poolOf } from '../database/database.ts'
import { writeCounters } from '../database/write.ts'
import { Refusal } from '../refusal.ts'
import { mayReadMetrics } from './metrics-access.ts'
import { paymentCounters } from '../payment-counters.ts'
import { visitorCounters } from '../visitor-counters.ts'
import { securityCounters } from '../security-events/security-event.ts'
import { jobCounters } from '../jobs/job-counters.ts'
import { jobFigures } from '../jobs/job-figures.ts'
import { lastRunFigures } from '../last-runs/last-run-figures.ts'
import { buildInfo } from '../metrics/build-info.ts'
import { type FigureSource, openFigures } from '../metrics/figures.ts'
import type { ResponseCache } from './response-cache.ts'

/** The metrics of the process; the others belong to one app. */
const processMetrics = new Registry()
collectDefaultMetrics({ register: processMetrics })

/**
 * Serves Prometheus metrics at `/metrics`: requests by route and status, the process, the database pool, jobs, and the
 * figures of the domains. A route is named by its pattern, never by an address, so that labels are few and hold nothing
 * private. docs/guides/monitoring.md says what to watch.
 */
export function metrics(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'config' | 'log'>,
  {
    responseCache,
    figuresOfDomains,
  }: {
    responseCache: Pick<ResponseCache, 'hits'>
    figuresOfDomains: readonly FigureSource[]
  },
): void {
  const { db, config, log } = context
  const sources = [jobFigures(context), lastRunFigures(context), ...figuresOfDomains]
  const figures = openFigures(sources, log)
  const registry = new Registry()
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  new Counter({
    name: 'http_cached_responses_total',
    help: 'Responses sent from the cache before the framework, by route pattern; not in the durations.',
    labelNames: ['route'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [route, count] of responseCache.hits) this.inc({ route }, count)
    },
  })
  const pool = poolOf(db)
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process to the database, and requests waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'database_pool_max_connections',
    help: 'Connections that this process opens at most.',
    registers: [registry],
  }).set(pool.options.max)

  app.addHook('onResponse', (request, reply, done) => {
    const route = (!request.is404 && request.routeOptions.url) || 'none'
    requests.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw new Refusal('unauthenticated')
    await figures.refresh()
    reply.header('cache-control', 'no-store').type(registry.contentType)
    return Registry.merge([
      processMetrics,
      buildInfo,
      visitorCounters,
      securityCounters,
      paymentCounters,
      writeCounters,
      jobCounters,
      figures.registry,
      registry,
    ]).metrics()
  })
}
