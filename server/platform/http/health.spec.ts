import { afterAll, beforeAll, expect, test } from 'vitest'
import { countLockedSessions } from '../../testing/database.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sql } from 'kysely'
import { isConnectionFailure } from '../database/connection-failure.ts'
import { connectDatabase } from '../database/database.ts'
import { buildApp } from '../../app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

test('/healthz says that the process is up, and /readyz that its database answers (OPS-08)', async () => {
  expect(await product.call('GET /healthz')).toMatchObject({ status: 200, body: { status: 'up' } })
  const ready = await product.call('GET /readyz')
  expect(ready).toMatchObject({ status: 200, body: { status: 'ready' } })
  expect(ready.headers['cache-control']).toBe('no-store')
})

test('without its database a process is up and not ready, and every call is answered 503 (OPS-08, API-03)', async () => {
  const db = connectDatabase('postgresql://nobody@127.0.0.1:1/none', 1)
  const app = await buildApp({ ...product.context, db })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  for (const url of ['/readyz', '/api/language/list']) {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(503)
    expect(answer.json().code).toBe('unavailable')
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONN/)
  }
  await app.close()
  await db.destroy()
})

// Guard in server/platform/database/database.ts: the limits that each session is opened with.
test('a statement that takes too long ends with 503, and the connection goes on (OPS-35)', async () => {
  const { databaseUrl } = product.context.config
  const db = connectDatabase(databaseUrl ?? '', 1, {
    statementMilliseconds: 50,
    idleMilliseconds: 0,
  })
  const app = await buildApp({ ...product.context, db })
  await product.context.db.transaction().execute(async (trx) => {
    await sql`lock table signs in access exclusive mode`.execute(trx)
    const answer = await app.inject('/api/horoscope')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json().code).toBe('unavailable')
  })
  expect((await app.inject('/api/horoscope')).statusCode).toBe(200)
  await app.close()
  await db.destroy()
})

// Guard in server/platform/http/serve.ts: a call that only reads is made again when its connection is lost.
test('a call that reads is answered although its connection ends meanwhile (OPS-42)', async () => {
  const db = connectDatabase(product.context.config.databaseUrl ?? '', 1)
  const app = await buildApp({ ...product.context, db })
  const others = product.context.db
  const answer = await others.transaction().execute(async (trx) => {
    await sql`lock table signs in access exclusive mode`.execute(trx)
    const answer = app.inject('/api/horoscope').then(({ statusCode }) => statusCode)
    await expect.poll(() => countLockedSessions(others)).toBe(1)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(others)
    // Within an array the promise is not awaited before the lock is free.
    return [answer]
  })
  expect(await answer[0]).toBe(200)
  await app.close()
  await db.destroy()
})

test('a transaction that is left idle is ended, and its locks are free (OPS-35)', async () => {
  const { databaseUrl } = product.context.config
  const db = connectDatabase(databaseUrl ?? '', 1, {
    statementMilliseconds: 0,
    idleMilliseconds: 50,
  })
  const idle = db.transaction().execute(async (trx) => {
    await sql`lock table signs in access exclusive mode`.execute(trx)
    // Waits until PostgreSQL has ended the transaction above.
    await sql`select from signs`.execute(product.context.db)
    await sql`select from signs`.execute(trx)
  })
  const error = await idle.catch((reason: unknown) => reason)
  expect(isConnectionFailure(error)).toBe(true)
  await sql`select from signs`.execute(db)
  await db.destroy()
})

test('metrics count requests by route pattern and status, never by address (OPS-08)', async () => {
  await product.call('GET /api/language/list')
  await product.call('GET /api/places?q=secret-of-the-caller')
  await product.call('GET /api/nowhere/secret-of-the-caller')
  const { status, text, headers } = await product.call('GET /metrics')
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/language\/list",status="200"\} 1\n/,
  )
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/\*",status="404"\} 1\n/,
  )
  expect(text).not.toContain('secret-of-the-caller')
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(text).toMatch(/^database_pool_connections\{state="waiting"\} 0/m)
})

test('probes have no rate limit (OPS-08)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 700 }, () => product.call('GET /healthz', { address: '192.0.2.9' })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})
