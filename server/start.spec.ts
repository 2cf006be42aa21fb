import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prepareGazetteer } from './domains/places/index.ts'
import { connectDatabase } from './platform/database/database.ts'
import { buildPages } from './platform/start/build-pages.ts'
import { createTestDatabase } from './testing/database.ts'

interface Started {
  process: ChildProcess
  /** What it said on the error stream, when it has ended. */
  complaint: Promise<string>
  ended: Promise<unknown>
  /** Its address, once it says so. */
  url: Promise<string>
}

let dataDir: string
let started: Started[]

// The first start of a checkout builds; what is tried here is the start.
beforeAll(async () => {
  await Promise.all([prepareGazetteer(), buildPages()])
}, 120_000)

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rashi-start-'))
  started = []
})

afterEach(async () => {
  for (const { process, ended } of started) {
    process.kill('SIGKILL')
    await ended
  }
  rmSync(dataDir, { recursive: true, force: true })
})

function start(settings: Record<string, string>): Started {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.js')], {
    cwd: dataDir,
    env: { PORT: '0', DATA_DIR: join(dataDir, 'data'), LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (words: Buffer) => (complaint += words.toString()))
  const ended = once(child, 'close')
  const url = new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (words: Buffer) => {
      said += words.toString()
      const address = / is at (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error(`ended: ${complaint}`)))
  })
  url.catch(() => undefined)
  const one = { process: child, complaint: ended.then(() => complaint), ended, url }
  started.push(one)
  return one
}

const statusOf = async (url: string) => (await fetch(url)).status

describe('a start that cannot be says so in one line and fails', () => {
  async function expectRefusal(settings: Record<string, string>, line: RegExp) {
    const { process: child, complaint } = start(settings)
    const said = await complaint
    expect(said.trim()).toMatch(line)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(child.exitCode).toBe(1)
  }

  test('for a setting that makes no sense (OPS-07)', async () => {
    await expectRefusal({ PORT: 'abc' }, /^PORT must be .* not "abc"$/)
    await expectRefusal({ ZODIAC: 'x' }, /^ZODIAC must be/)
  })

  test('for a data directory that is none', async () => {
    writeFileSync(join(dataDir, 'file'), '')
    await expectRefusal({ DATA_DIR: join(dataDir, 'file') }, /^DATA_DIR .*file cannot be used/)
  })

  test('for a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = String(typeof address === 'object' ? address?.port : '')
    await expectRefusal({ PORT: port }, new RegExp(`^PORT ${port} .*is taken`))
    other.close()
  })

  test('for a database that does not answer', async () => {
    await expectRefusal(
      { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
      /^The database cannot be reached: .*ECONNREFUSED/,
    )
  })

  test('for a schema newer than the code', async () => {
    const database = await createTestDatabase()
    const db = connectDatabase(database.url, 1)
    await sql`insert into kysely_migration values ('9999-moon-moves', '2099-01-01')`.execute(db)
    await db.destroy()
    await expectRefusal({ DATABASE_URL: database.url }, /newer release: it has 9999-moon-moves/)
    await database.drop()
  })
})

test('a start without settings brings everything along, and a signal ends all of it (OPS-01)', async () => {
  const first = start({})
  const url = await first.url
  expect(await statusOf(`${url}/healthz`)).toBe(200)
  expect(await statusOf(`${url}/readyz`)).toBe(200)
  const postmaster = Number.parseInt(
    readFileSync(join(dataDir, 'data/database/postmaster.pid'), 'utf8'),
    10,
  )

  const second = start({})
  expect((await second.complaint).trim()).toMatch(
    new RegExp(`^DATA_DIR .* is in use by process ${first.process.pid}: [^\n]*$`),
  )
  expect(second.process.exitCode).toBe(1)
  expect(await statusOf(`${url}/readyz`)).toBe(200)

  first.process.kill('SIGINT')
  await first.ended
  expect(first.process.exitCode).toBe(0)
  expect(() => process.kill(postmaster, 0)).toThrow('ESRCH')
})

test('a caller who never ends what they send does not keep the product from stopping', async () => {
  const product = start({})
  const { port } = new URL(await product.url)
  const slow = connect(Number(port), '127.0.0.1')
  slow.on('error', () => {})
  slow.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n')
  slow.write('Content-Length: 500\r\nExpect: 100-continue\r\n\r\n')
  const [answer] = (await once(slow, 'data')) as [Buffer]
  expect(answer.toString()).toContain('100 Continue')
  slow.write('{"email":')
  product.process.kill('SIGTERM')
  await product.ended
  expect(product.process.exitCode).toBe(0)
})

test('several processes share the database of DATABASE_URL (OPS-02)', async () => {
  const database = await createTestDatabase(undefined, 'template0')
  const pair = [start({ DATABASE_URL: database.url }), start({ DATABASE_URL: database.url })]
  for (const { url } of pair) expect(await statusOf(`${await url}/readyz`)).toBe(200)
  for (const one of pair) {
    one.process.kill('SIGTERM')
    await one.ended
    expect(one.process.exitCode).toBe(0)
  }
  await database.drop()
})
