import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildApp } from '../../app.ts'
import { refusalPage } from '../../pages/refusal-page.ts'
import { ensureCurrentEditions } from '../../domains/horoscopes/index.ts'
import { createBuyer } from '../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { connectDatabase } from '../database/database.ts'
import { pgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { openLog } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { anchorsOf, metricsOf } from './testing/monitoring-files.ts'
import { composeEdition } from '../../testing/compose-edition.ts'

const token = 'a-token-of-our-monitor'
let product: TestApp
const sending = Promise.withResolvers<void>()
beforeAll(async () => {
  product = await createTestApp({
    config: { metricsToken: token },
    payments: true,
    openJobs: (url) => pgBossJobs(url, openLog('silent')),
    // An email that is being sent for the whole test.
    wrapMailer: (mailer) => ({ ...mailer, send: () => sending.promise }),
  })
  await ensureCurrentEditions(product.context, composeEdition)
})
afterAll(async () => {
  sending.resolve()
  await product.close()
})

const mail = { to: 'asha@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

const read = async (address: string, headers: Record<string, string> = {}) =>
  (await product.call('GET /metrics', { address, headers })).status

/** Reads all samples by name and labels, as Prometheus does. */
async function readSamples(): Promise<Map<string, number>> {
  const { text } = await product.call('GET /metrics')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ')
      return [line.slice(0, space), Number(line.slice(space + 1))]
    }),
  )
}

// Guard in server/platform/http/metrics-access.ts: sales and sign-ups are counted for the operator alone.
test('metrics are read from this machine, and from others by METRICS_TOKEN alone (SEC-02)', async () => {
  expect(await read('127.0.0.1')).toBe(200)
  expect(await read('::1')).toBe(200)
  expect(await read('192.0.2.7')).toBe(401)
  expect(await read('192.0.2.7', { authorization: 'Bearer a-token-of-somebody' })).toBe(401)
  expect(await read('192.0.2.7', { authorization: `Bearer ${token}` })).toBe(200)
})

test('a visitor of a proxy on this machine does not pass for a caller on it (SEC-02)', async () => {
  expect(await read('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).toBe(401)
  expect(await read('127.0.0.1', { forwarded: 'for=192.0.2.7' })).toBe(401)
})

test('jobs are counted by queue and state, with the age of the oldest (OPS-45)', async () => {
  const { db, jobs } = product.context
  await db.transaction().execute((trx) => jobs.enqueue(trx, 'mail', mail))
  await expect
    .poll(async () => (await readSamples()).get('job_queue_jobs{queue="mail",state="active"}'))
    .toBe(1)
  const samples = await readSamples()
  expect(samples.get('job_queue_jobs{queue="mail",state="waiting"}')).toBe(0)
  expect(samples.get('job_queue_jobs{queue="dead-letters",state="waiting"}')).toBe(0)
  const age = samples.get('job_queue_oldest_waiting_seconds{queue="mail"}')
  expect(age).toBeGreaterThan(0)
  expect(age).toBeLessThan(600)
})

test('calls to the payment provider are counted by operation and outcome (OPS-45)', async () => {
  const { sandbox } = product
  const nameOf = (outcome: string) =>
    `payment_provider_call_duration_seconds_count{operation="saveCard",outcome="${outcome}"}`
  const readAll = async () => {
    const samples = await readSamples()
    return ['answered', 'refused', 'unavailable'].map(
      (outcome) => samples.get(nameOf(outcome)) ?? 0,
    )
  }
  const before = await readAll()
  const buyer = await createBuyer(product)
  await buyer.saveCard('good')
  await expect(buyer.saveCard('declined')).rejects.toThrow('answered 402')
  const fault = { path: '/v1/payment_methods/*/attach', action: 'error', when: 'before', times: 9 }
  await sandbox.control('POST /sandbox/faults', fault)
  await expect(buyer.saveCard('good')).rejects.toThrow('answered 503')
  await sandbox.control('DELETE /sandbox/faults')
  const after = await readAll()
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1])
})

test('the age of webhook events that are not processed is given (OPS-45)', async () => {
  const { db, clock } = product.context
  expect((await readSamples()).get('webhook_oldest_unprocessed_seconds')).toBe(0)
  expect((await readSamples()).has('webhook_last_received_timestamp_seconds')).toBe(false)
  const event = {
    type: 'payment_intent.succeeded',
    payment_id: null,
    attempt_id: null,
    object_id: null,
    customer_id: null,
    tries: 1,
  }
  const hourAgo = clock.now().subtract({ hours: 1 })
  const minuteAgo = clock.now().subtract({ minutes: 1 })
  await db
    .insertInto('webhook_inbox')
    .values([
      { ...event, event_id: 'evt_open', received_at: hourAgo, done_at: null },
      { ...event, event_id: 'evt_done', received_at: minuteAgo, done_at: minuteAgo },
    ])
    .execute()
  const samples = await readSamples()
  expect(samples.get('webhook_oldest_unprocessed_seconds')).toBe(3600)
  expect(samples.get('webhook_last_received_timestamp_seconds')).toBe(
    minuteAgo.epochMilliseconds / 1000,
  )
})

test('the end of the last texts, the pool and the release are given (OPS-45, OPS-46)', async () => {
  const samples = await readSamples()
  // The clock of tests stands at 2026-11-21: a Saturday, in the week that ends at Monday, 2026-11-23, 00:00 UTC.
  const endOf = (period: string) =>
    samples.get(`readings_composed_until_timestamp_seconds{reading_period="${period}"}`)
  expect(endOf('weekly')).toBe(Date.UTC(2026, 10, 23) / 1000)
  expect(endOf('monthly')).toBe(Date.UTC(2026, 11, 1) / 1000)
  expect(endOf('yearly')).toBe(Date.UTC(2027, 0, 1) / 1000)
  expect(samples.get('database_pool_max_connections')).toBe(4)
  const [build = ''] = [...samples.keys()].filter((name) => name.startsWith('build_info'))
  expect(build).toMatch(/^build_info\{version="\d+\.\d+\.\d+",commit="(?:unknown|[\da-f]{40})"\}$/)
})

test('without the database its figures are absent, and the metrics of the process are given (OPS-47)', async () => {
  const db = connectDatabase('postgresql://nobody@127.0.0.1:1/none', 1)
  const app = await buildApp({ ...product.context, jobs: product.jobs, db })
  const { statusCode, body } = await app.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(body).toMatch(/^process_start_time_seconds \d+/m)
  expect(body).toMatch(/^installation_figures_up\{source="jobs"\} 0$/m)
  expect(body).toMatch(/^installation_figures_up\{source="renewals"\} 0$/m)
  expect(body).not.toMatch(/^(?:renewals_|webhook_|job_queue_|backup_|reconcile_)/m)
  await app.close()
  await db.destroy()
})

/** Lists what a page says about each part, without its markup. */
const listStates = (html: string) =>
  [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, part, state]) => [part, state])

test('the status page says in both languages what works, without JavaScript (OPS-50)', async () => {
  await (await createBuyer(product)).saveCard('good')
  // A new app, since the answer is kept for five seconds.
  const app = await buildApp({ ...product.context, jobs: product.jobs })
  const english = await app.inject('/status')
  expect([english.statusCode, english.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  expect(listStates(english.body)).toEqual([
    ['Reading horoscopes', 'working'],
    ['Signing in', 'working'],
    ['Paying', 'working'],
    ['Emails from us', 'working'],
  ])
  expect(english.body).not.toContain('<script')
  for (const request of [
    { url: '/status?lang=hi' },
    { url: '/status', headers: { cookie: 'language=2' } },
  ]) {
    const { body } = await app.inject(request)
    expect(body).toContain('<html lang="hi">')
    expect(listStates(body)[0]).toEqual(['राशिफल पढ़ना', 'चालू'])
  }
  await app.close()
})

test('the status page says that paying does not work while the provider does not answer, and late emails (OPS-50)', async () => {
  const { sandbox, context } = product
  const buyer = await createBuyer(product)
  const fault = { path: '/v1/payment_methods/*/attach', action: 'error', when: 'before', times: 9 }
  await sandbox.control('POST /sandbox/faults', fault)
  await expect(buyer.saveCard('good')).rejects.toThrow('answered 503')
  await sandbox.control('DELETE /sandbox/faults')
  await context.db.transaction().execute((trx) => context.jobs.enqueue(trx, 'mail', mail))
  await sql`update jobs.job set created_on = created_on - interval '6 minutes' where name = 'mail'`.execute(
    context.db,
  )
  const readStates = async () => {
    const app = await buildApp({ ...context, jobs: product.jobs })
    const { body } = await app.inject('/status')
    await app.close()
    return listStates(body).map(([, state]) => state)
  }
  expect(await readStates()).toEqual(['working', 'working', 'not working', 'arriving late'])
  await buyer.saveCard('good')
  await sql`update jobs.job set created_on = now() where name = 'mail'`.execute(context.db)
  expect(await readStates()).toEqual(['working', 'working', 'working', 'working'])
})

test('the status page is answered without the database, and says nothing of the inside (OPS-50)', async () => {
  const db = connectDatabase('postgresql://nobody@127.0.0.1:1/none', 1)
  const app = await buildApp({ ...product.context, jobs: product.jobs, db })
  const { statusCode, body } = await app.inject('/status')
  expect(statusCode).toBe(200)
  expect(listStates(body).map(([, state]) => state)).toEqual([
    'not working',
    'not working',
    'not working',
    'arriving late',
  ])
  expect(body).not.toMatch(/database|postgres|127\.0\.0\.1|ECONN/i)
  const refusal = new Refusal('unavailable', { retryAfterSeconds: 5 })
  const page = refusalPage({ brandName: 'Rashi' }, { url: '/terms', languageId: 2, refusal })
  expect(page.html).toContain('href="/status?lang=hi"')
  await app.close()
  await db.destroy()
})

const root = join(import.meta.dirname, '../../..')
const readFile = (path: string) => readFileSync(join(root, path), 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for?: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly do: string; readonly runbook: string }
}

test('board and alerts ask for metrics that the product gives (OPS-48)', async () => {
  const { text } = await product.call('GET /metrics')
  const given = new Set<string>(['up', 'scrape_duration_seconds'])
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    given.add(name)
    if (type === 'histogram')
      for (const part of ['bucket', 'count', 'sum']) given.add(`${name}_${part}`)
  }
  const board = readFile('deploy/monitoring/grafana-dashboard.json')
  const { groups } = parse(readFile('deploy/monitoring/alerts.yml')) as {
    groups: { rules: Rule[] }[]
  }
  const expressions = [
    ...[...board.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(
      ([, quoted = '']) => JSON.parse(quoted) as string,
    ),
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ]
  expect(expressions.length).toBeGreaterThan(40)
  const asked = new Set(expressions.flatMap(metricsOf))
  expect([...asked].filter((name) => !given.has(name))).toEqual([])
})

test('every alert has a severity, a sentence of advice and a section of the guide (OPS-48)', () => {
  const { groups } = parse(readFile('deploy/monitoring/alerts.yml')) as {
    groups: { rules: Rule[] }[]
  }
  const anchors = anchorsOf(readFile('docs/guides/monitoring.md'))
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(10)
  const faults = rules.filter(({ labels, annotations }) => {
    const [file, anchor = ''] = annotations.runbook.split('#')
    return !(
      ['page', 'ticket'].includes(labels.severity) &&
      annotations.summary &&
      annotations.do.endsWith('.') &&
      file === 'docs/guides/monitoring.md' &&
      anchors.has(anchor)
    )
  })
  expect(faults).toEqual([])
})
