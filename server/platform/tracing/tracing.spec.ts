import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createBuyer } from '../../testing/buyers.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { write } from '../database/write.ts'
import { pgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { openLog } from '../log.ts'
import { openTracing } from './open-tracing.ts'

declare module '../jobs/jobs.ts' {
  interface JobPayloads {
    'test-traced': { to: string }
  }
}

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly status: { code?: number; message?: string }
  readonly attributes: { key: string; value: Record<string, string | number> }[]
}

/** Starts a collector of OpenTelemetry, which keeps what it is sent as JSON. */
async function startCollector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(`${request.method} ${request.url} ${request.headers['content-type']}\n${body}`)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    bodies,
    listSpans: (): SentSpan[] =>
      bodies.flatMap((body) =>
        JSON.parse(body.slice(body.indexOf('\n')))
          .resourceSpans.flatMap((resource: { scopeSpans: object[] }) => resource.scopeSpans)
          .flatMap((scope: { spans: SentSpan[] }) => scope.spans),
      ),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const read = ({ attributes }: SentSpan, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0]
const requestId = '0190a000-0000-7000-8000-00000000000a'

/** Opens tracing, which is closed after a failed test too: other files of this worker are not traced. */
async function trace(otlpEndpoint: string) {
  const tracing = await openTracing({ otlpEndpoint })
  onTestFinished(tracing.close)
  return tracing
}

/** Waits until a span is sent: closing waits two seconds for the rest at most, which a busy machine exceeds. */
async function waitForSpan(isWanted: (span: SentSpan) => boolean) {
  await expect.poll(() => collector.listSpans().some(isWanted)).toBe(true)
}

let collector: Awaited<ReturnType<typeof startCollector>>
beforeEach(async () => {
  collector = await startCollector()
})
afterEach(() => collector.stop())

test('a request is a span with its id, and its queries are below it (OPS-92)', async () => {
  const tracing = await trace(collector.url)
  const product = await createTestApp()
  const headers = { 'x-request-id': requestId }
  const { status } = await product.call('GET /api/singleGemstone/no-such-stone', { headers })
  expect(status).toBe(404)
  await product.close()
  await waitForSpan(({ name }) => name === 'GET /api/singleGemstone/:slug')
  await tracing.close()
  expect(collector.bodies[0]).toMatch(/^POST \/v1\/traces application\/json\n/)
  const spans = collector.listSpans()
  const request = spans.find(({ name }) => name === 'GET /api/singleGemstone/:slug')
  expect(request).toMatchObject({ kind: 2 })
  expect(request?.parentSpanId).toBeUndefined()
  expect(read(request!, 'http.response.status_code')).toBe(404)
  expect(read(request!, 'request.id')).toBe(requestId)
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(queries.map(({ name }) => name)).toContain('select gemstones')
  for (const query of queries) {
    expect([query.traceId, query.kind]).toEqual([request?.traceId, 3])
    expect(BigInt(query.startTimeUnixNano)).toBeGreaterThanOrEqual(
      // A millisecond of rounding between the two clocks.
      BigInt(request!.startTimeUnixNano) - 1_000_000n,
    )
  }
})

test('payment calls are spans of their request, and nothing that is sent says anything about a person (OPS-92)', async () => {
  const tracing = await trace(collector.url)
  const product = await createTestApp({ payments: true })
  const buyer = await createBuyer(product, 'good')
  await product.call('POST /api/login', {
    body: { email: buyer.email, password: 'Wrong-password-7' },
  })
  await product.close()
  await waitForSpan(({ name }) => name === 'POST /api/login')
  await tracing.close()
  const spans = collector.listSpans()
  const payment = spans.find(({ name }) => name === 'payment saveCard')
  const parent = spans.find(({ spanId }) => spanId === payment?.parentSpanId)
  expect(parent?.name).toMatch(/^POST \/api\/payment-plan\//)
  // Times and random ids contain the digits of a card now and then.
  const sent = JSON.stringify(
    spans.map(({ name, status, attributes }) => [
      name,
      status,
      attributes.filter(({ key }) => key !== 'request.id'),
    ]),
  )
  expect(sent).toContain('insert into \\"users\\"')
  for (const secret of [
    buyer.email,
    buyer.password,
    buyer.token,
    buyer.user.id,
    'Mira',
    '4242',
    'Mumbai',
    'Wrong',
  ])
    expect(sent).not.toContain(secret)
})

test('a job is a trace of its own that names the request, and a failed one has its error without addresses (OPS-92)', async () => {
  const tracing = await trace(collector.url)
  const ran = Promise.withResolvers<void>()
  const product = await createTestApp({
    openJobs: (url) => {
      const jobs = pgBossJobs(url, openLog('silent'))
      jobs.handle('test-traced', async ({ to }) => {
        await sql`select 1 as answer`.execute(product.context.db)
        ran.resolve()
        throw new TypeError(`no letter box for ${to}`)
      })
      return jobs
    },
  })
  const { db, jobs } = product.context
  await write(db, (trx) => jobs.enqueue(trx, 'test-traced', { to: 'asha@example.org' }))
  await ran.promise
  await product.close()
  await waitForSpan(({ name }) => name === 'job test-traced')
  await tracing.close()
  const spans = collector.listSpans()
  const job = spans.find(({ name }) => name === 'job test-traced')
  expect(job).toMatchObject({
    kind: 5,
    status: { code: 2, message: 'no letter box for [mail]' },
  })
  expect(read(job!, 'error.type')).toBe('TypeError')
  expect(read(job!, 'job.attempt')).toBe(1)
  expect(spans.find(({ parentSpanId }) => parentSpanId === job?.spanId)?.name).toBe('select')
}, 60_000)

test('a collector that does not answer neither delays an answer nor keeps the product from stopping (OPS-93)', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const tracing = await trace(`http://127.0.0.1:${port}`)
  const product = await createTestApp()
  expect((await product.call('GET /api/gemstone')).status).toBe(200)
  await product.close()
  await tracing.close()
  silent.closeAllConnections()
  silent.close()
})

test('without the setting nothing of OpenTelemetry is loaded (OPS-92)', async () => {
  const program = (endpoint: string | null) => `
    import { createRequire } from 'node:module'
    const { openTracing } = await import('${new URL('open-tracing.ts', import.meta.url)}')
    const { close } = await openTracing({ otlpEndpoint: ${JSON.stringify(endpoint)} })
    await import('${new URL('../database/database.ts', import.meta.url)}')
    await import('${new URL('trace-requests.ts', import.meta.url)}')
    await close()
    const { cache } = createRequire(import.meta.url)
    console.log(Object.keys(cache).filter((path) => path.includes('@opentelemetry')).length)`
  const countLoaded = async (endpoint: string | null) => {
    const parameters = ['--input-type=module', '--eval', program(endpoint)]
    const { stdout } = await promisify(execFile)(process.execPath, parameters)
    return Number(stdout)
  }
  expect(await countLoaded(null)).toBe(0)
  expect(await countLoaded(collector.url)).toBeGreaterThan(0)
})
