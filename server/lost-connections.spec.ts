import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isExhaustive, sample } from '../scripts/test-scope.ts'
import { startThrowawayPostgres } from './platform/embedded-postgres/throwaway.ts'
import { composeAllTexts } from './testing/database.ts'
import { createPerson } from './testing/people.ts'
import { createHttpCaller } from './testing/real-process.ts'
import { prepareStart, startedProducts, type StartedProduct } from './testing/started-product.ts'
import type { Answer, TestApp } from './testing/test-app.ts'

beforeAll(prepareStart)

/** How often each kind of connection loss is caused. */
const times = isExhaustive ? 3 : 1

type Loss = (adminUrl: string) => Promise<void>

async function ask<Row extends object>(adminUrl: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const sessions = "from pg_stat_activity where datname = 'rashi' and pid <> pg_backend_pid()"

async function readPostmasterPid(adminUrl: string): Promise<number> {
  const [file] = await ask<{ text: string }>(
    adminUrl,
    "select pg_read_file('postmaster.pid') as text",
  )
  return Number.parseInt(file?.text ?? '', 10)
}

/** Ways to lose connections. The process that started the server starts it again. */
const losses: [string, Loss][] = [
  [
    'pg_terminate_backend',
    async (adminUrl) => void (await ask(adminUrl, `select pg_terminate_backend(pid) ${sessions}`)),
  ],
  [
    'kill -9 of a busy backend',
    async (adminUrl) => {
      const [busy] = await ask<{ pid: number }>(
        adminUrl,
        `select pid ${sessions} order by state = 'active' desc, query_start desc limit 1`,
      )
      if (busy) process.kill(busy.pid, 'SIGKILL')
    },
  ],
  [
    'a fast shutdown of the server',
    async (adminUrl) => void process.kill(await readPostmasterPid(adminUrl), 'SIGINT'),
  ],
  [
    'kill -9 of the server',
    async (adminUrl) => void process.kill(await readPostmasterPid(adminUrl), 'SIGKILL'),
  ],
]

/** Creates a person who reads and writes without a pause until `stop` is called. */
async function startLoad(call: TestApp['call']) {
  const { token } = await createPerson({ call })
  const outcomes = { answered: 0, unavailable: 0, wrong: [] as string[] }
  const ask = async (name: string, body?: unknown) => {
    try {
      record(name, await call(name, { token, ...(body === undefined ? {} : { body }) }))
    } catch (error) {
      outcomes.wrong.push(`${name}: ${String(error)} ${String((error as Error).cause)}`)
      await delay(50)
    }
  }
  const record = (name: string, { status, body, text, headers }: Answer) => {
    if (status < 500) outcomes.answered++
    else if (status === 503 && body?.code === 'unavailable' && headers['retry-after'] === '5')
      outcomes.unavailable++
    else outcomes.wrong.push(`${name}: ${status} ${text}`)
  }
  let isStopped = false
  const running = (async () => {
    for (let turn = 0; !isStopped; turn++) {
      await ask('GET /api/user/get-user-details')
      await ask('POST /api/user/update-user-web', {
        full_name: `Asha ${turn}`,
        gender: 2,
        dob: '1990-05-17 04:25:00',
        pob: {
          formatted_address: 'Mumbai, Maharashtra, India',
          geometry: { location: { lat: 19.07283, lng: 72.88261 } },
        },
      })
      await ask('POST /api/noticeboard/user-noticeboard-mark-read', { ids: [1, 2] })
      await ask('GET /api/horoscope/user-horoscopes?refresh=0')
    }
  })()
  return {
    outcomes,
    stop: async () => {
      isStopped = true
      await running
    },
  }
}

/** A job whose completion was lost with a connection is retried after its heartbeat has expired. */
const jobTakeover = { timeout: 150_000 }

/** The jobs that end with an email. Those that run every minute may be interrupted at any time. */
const emailJobs = "'mail', 'mailed-link', 'welcome-mail'"

/** Waits until no email is enqueued or being sent. */
async function waitForEmails(adminUrl: string) {
  const at = new URL(adminUrl)
  at.pathname = '/rashi'
  const pending = `select from jobs.job where name in (${emailJobs}) and state in ('created', 'retry', 'active')`
  await expect.poll(() => ask(at.href, pending).then((rows) => rows.length), jobTakeover).toBe(0)
}

async function expectSurvival(running: StartedProduct[], adminUrl: string, lose: Loss) {
  const urls = await Promise.all(running.map(({ url }) => url))
  const loads = await Promise.all(
    urls.flatMap((url) => [1, 2, 3].map(() => startLoad(createHttpCaller(url)))),
  )
  // The welcome emails of the load, which an interruption would delay by minutes.
  await waitForEmails(adminUrl)
  for (let turn = 0; turn < times; turn++) {
    const before = loads.map(({ outcomes }) => outcomes.answered)
    await lose(adminUrl)
    await expect
      .poll(() => loads.every(({ outcomes }, at) => outcomes.answered > (before[at] ?? 0) + 4))
      .toBe(true)
    await expect.poll(() => ask(adminUrl, 'select').catch(() => undefined)).toBeDefined()
  }
  await Promise.all(loads.map(({ stop }) => stop()))
  for (const { process: product } of running)
    expect([product.exitCode, product.signalCode]).toEqual([null, null])
  for (const url of urls) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(loads.flatMap(({ outcomes }) => outcomes.wrong)).toEqual([])
  return loads.reduce((sum, { outcomes }) => sum + outcomes.unavailable, 0)
}

/** Waits until emails that are asked for after the losses are sent. */
async function expectEmailsToBeSent(url: string, adminUrl: string) {
  const { email } = await createPerson({ call: createHttpCaller(url) })
  await createHttpCaller(url)('POST /api/forgot-password', { body: { email } })
  await waitForEmails(adminUrl)
}

test('without a database, pages and calls are answered with 503 and Retry-After (OPS-13)', async () => {
  const server = await startThrowawayPostgres()
  await composeAllTexts(server.url)
  const products = startedProducts()
  onTestFinished(() => products.remove())
  const product = products.start({ DATABASE_URL: server.url, LOG_LEVEL: 'fatal' })
  const url = await product.url
  const { headers } = await fetch(`${url}/gemstones`)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  await server.stop()
  const readAnswer = async (path: string) => {
    const answer = await fetch(url + path)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  for (const path of [
    '/?x=1',
    '/gemstones?x=1',
    '/horoscope/weekly/leo?x=1',
    '/signup?lang=hi&x=1',
  ]) {
    // Responses that pages share are cached for a second.
    await expect.poll(async () => (await readAnswer(path)).status).toBe(503)
    const { status, headers: sent, text } = await readAnswer(path)
    expect([path, status, sent.get('retry-after')]).toEqual([path, 503, '5'])
    expect(sent.get('content-type')).toBe('text/html; charset=utf-8')
    expect(text).toContain(
      path.includes('hi') ? 'सेवा अभी उपलब्ध नहीं है' : 'The service is not available',
    )
  }
  const call = await readAnswer('/api/horoscope')
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
  expect(JSON.parse(call.text)).toMatchObject({ code: 'unavailable' })
})

const settings = { RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }
const underLoad = { timeout: 400_000 }

describe('under load, a loss of connections', () => {
  describe('to the embedded database causes only 503, and the product keeps running', () => {
    const products = startedProducts()
    let product: StartedProduct
    beforeAll(async () => {
      product = products.start(settings)
      await product.url
    })
    afterAll(() => products.remove())

    test.each(sample(losses, 2))('by %s (OPS-13)', underLoad, async (_name, lose) => {
      const { admin } = JSON.parse(readFileSync(`${products.dataDir}/database.secret`, 'utf8'))
      const host = encodeURIComponent(`${products.dataDir}/database`)
      const adminUrl = `postgresql://postgres:${admin}@127.0.0.1:5432/postgres?host=${host}`
      await expectSurvival([product], adminUrl, lose)
      await expectEmailsToBeSent(await product.url, adminUrl)
    })
  })

  describe('to a database that two processes share causes only 503, and both keep running', () => {
    const products = startedProducts()
    let server: Awaited<ReturnType<typeof startThrowawayPostgres>>
    let pair: StartedProduct[]
    beforeAll(async () => {
      // Without this a killed server forgets that jobs were done, and they wait for their heartbeat to expire.
      server = await startThrowawayPostgres({ synchronous_commit: 'on' })
      await composeAllTexts(server.url)
      pair = [1, 2].map(() => products.start({ ...settings, DATABASE_URL: server.url }))
      await Promise.all(pair.map(({ url }) => url))
    })
    afterAll(async () => {
      await products.remove()
      await server.stop()
    })

    test.each(sample(losses, 2, 1))('by %s (OPS-02, OPS-13)', underLoad, async (_name, lose) => {
      await expectSurvival(pair, server.adminUrl, lose)
      await expectEmailsToBeSent((await pair[0]?.url) ?? '', server.adminUrl)
    })
  })
})
