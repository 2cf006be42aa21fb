import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectDatabase } from './platform/database/database.ts'
import { createTestDatabase } from './testing/database.ts'
import { prepareStart, startedProducts } from './testing/started-product.ts'

let products: ReturnType<typeof startedProducts>
let folder: string
const start = (settings: Record<string, string>) => products.start(settings)

beforeAll(prepareStart)
beforeEach(() => {
  products = startedProducts()
  folder = products.folder
})
afterEach(() => products.remove())

const readStatus = async (url: string) => (await fetch(url)).status

describe('a start fails with one line', () => {
  async function expectRefusal(settings: Record<string, string>, line: RegExp) {
    const { process: child, errorOutput } = start(settings)
    const output = (await errorOutput).trim()
    expect(output).toMatch(line)
    expect(output.split('\n')).toHaveLength(1)
    expect(child.exitCode).toBe(1)
  }

  test('for an invalid setting (OPS-07)', async () => {
    await expectRefusal({ PORT: 'abc' }, /^PORT must be .* not "abc"$/)
    await expectRefusal({ ZODIAC: 'x' }, /^ZODIAC must be/)
  })

  test('for a data directory that is a file (OPS-07)', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expectRefusal({ DATA_DIR: join(folder, 'file') }, /^DATA_DIR .*file cannot be used/)
  })

  test('for a taken port (OPS-07)', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = String(typeof address === 'object' ? address?.port : '')
    await expectRefusal({ PORT: port }, new RegExp(`^PORT ${port} .*is taken`))
    other.close()
  })

  test('for an unreachable database (OPS-07)', async () => {
    await expectRefusal(
      { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
      /^The database cannot be reached: .*ECONNREFUSED/,
    )
  })

  test('for a schema whose floor is newer than the code (OPS-34)', async () => {
    const database = await createTestDatabase()
    const db = connectDatabase(database.url, 1)
    await sql`update schema_floor set oldest_reader = '9999-moon-moves'`.execute(db)
    await db.destroy()
    await expectRefusal(
      { DATABASE_URL: database.url },
      /newer release: it needs one that knows 9999-moon-moves/,
    )
    await database.drop()
  })
})

test('a start without settings starts all that the product needs, and a signal ends all of it (OPS-01)', async () => {
  const first = start({})
  const url = await first.url
  expect(await readStatus(`${url}/healthz`)).toBe(200)
  expect(await readStatus(`${url}/readyz`)).toBe(200)
  const postmaster = Number.parseInt(
    readFileSync(join(folder, 'data/database/postmaster.pid'), 'utf8'),
    10,
  )

  const second = start({})
  expect((await second.errorOutput).trim()).toMatch(
    new RegExp(`^DATA_DIR .* is in use by process ${first.process.pid}: [^\n]*$`),
  )
  expect(second.process.exitCode).toBe(1)
  expect(await readStatus(`${url}/readyz`)).toBe(200)

  first.process.kill('SIGINT')
  await first.ended
  expect(first.process.exitCode).toBe(0)
  // A process that has exited has no working directory, even before its parent has asked for its exit code.
  expect(existsSync(`/proc/${postmaster}/cwd`)).toBe(false)
})

test('an incomplete request does not keep the product from stopping (OPS-15)', async () => {
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

test('while the product stops, new requests on open connections get a 503 with our body (API-02, OPS-15)', async () => {
  const product = start({})
  const url = await product.url
  const cachedPath = '/api/horoscope/new-single-horoscope/weekly/aries'
  expect(await readStatus(url + cachedPath)).toBe(200)
  const open = connect(Number(new URL(url).port), '127.0.0.1')
  let received = ''
  open.on('data', (bytes: Buffer) => (received += bytes.toString()))
  open.on('error', () => {})
  const body = '{"email":"asha@example.test","password":"x"}'
  open.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n')
  open.write(`Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`)
  await expect.poll(() => received).toContain('100 Continue')
  product.process.kill('SIGTERM')
  await expect.poll(() => readStatus(`${url}/healthz`).catch(() => 'closed')).toBe('closed')
  const next = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
  open.write(body + next(cachedPath))
  await once(open, 'close')
  await product.ended

  const answers = received.split(/(?=HTTP\/1\.1 )/).slice(1)
  expect(answers.map((answer) => answer.split(' ')[1])).toEqual(['401', '503'])
  expect(answers[1]).toMatch(/\r\nretry-after: 5\r\n/)
  expect(answers[1]).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
  expect(JSON.parse(answers[1]?.split('\r\n\r\n')[1] ?? '')).toEqual({
    message: expect.stringMatching(/^[A-Z].*\.$/),
    code: 'unavailable',
  })
  expect(product.process.exitCode).toBe(0)
})

test('a database that cannot be restarted ends the product with one line (OPS-14)', async () => {
  const product = start({})
  await product.url
  const database = join(folder, 'data/database')
  const postmaster = Number.parseInt(readFileSync(`${database}/postmaster.pid`, 'utf8'), 10)
  writeFileSync(`${database}/postgresql.auto.conf`, 'shared_buffers = nonsense\n')
  process.kill(postmaster, 'SIGKILL')
  expect((await product.errorOutput).trim()).toMatch(
    /^The embedded database in \S+ did not start: [^\n]+$/,
  )
  expect(product.process.exitCode).toBe(1)
})

// Guard in server/main.ts: a load balancer is told before the port closes.
test('several processes share the database of DATABASE_URL, and each is not ready before it stops answering (OPS-02, OPS-31)', async () => {
  const database = await createTestDatabase(undefined, 'template0')
  const settings = { DATABASE_URL: database.url, DRAIN_SECONDS: '3' }
  const pair = [start(settings), start(settings)]
  for (const { url } of pair) expect(await readStatus(`${await url}/readyz`)).toBe(200)
  for (const one of pair) {
    const url = await one.url
    one.process.kill('SIGTERM')
    await expect.poll(() => readStatus(`${url}/readyz`), { interval: 20 }).toBe(503)
    expect(await readStatus(`${url}/api/language/list`)).toBe(200)
    await one.ended
    expect(one.process.exitCode).toBe(0)
  }
  await database.drop()
})
