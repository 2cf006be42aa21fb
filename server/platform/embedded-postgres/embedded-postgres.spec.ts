import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './index.ts'

let dataDir: string
let server: EmbeddedPostgres | undefined
let logged: object[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rashi-embedded-'))
  logged = []
})

afterEach(async () => {
  await server?.stop()
  server = undefined
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const log = { info: (entry: object) => void logged.push(entry), warn: () => undefined }
  server = await startEmbeddedPostgres({ dataDir: folder, log })
  return server
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query({ text, rowMode: 'array' })
    return rows.flat()
  } finally {
    await client.end()
  }
}

/** Runs a process that starts the database and writes one row, and kills it with SIGKILL. */
async function runAndKill(): Promise<void> {
  const script = `
    import pg from 'pg'
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}
    const log = { info: () => undefined, warn: () => undefined }
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query("create table kept as select 'committed' as word")
    console.log('written')
    setInterval(() => undefined, 1000)`
  const product = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: import.meta.dirname,
  })
  await once(product.stdout, 'data')
  product.kill('SIGKILL')
  await once(product, 'exit')
}

const postmasterPid = (folder = dataDir) =>
  Number(readFileSync(join(folder, 'database', 'postmaster.pid'), 'utf8').split('\n')[0])

describe('a start', () => {
  test('in an empty directory creates a database that the next start finds (OPS-01)', async () => {
    const first = await start()
    await ask(first.url, "create table kept as select 'नक्षत्र' as word")
    await first.stop()
    const second = await start()
    expect(await ask(second.url, 'select word from kept')).toEqual(['नक्षत्र'])
    expect(await ask(second.url, 'show server_encoding')).toEqual(['UTF8'])
    expect(await ask(second.url, 'show data_checksums')).toEqual(['on'])
    expect(await ask(second.url, 'show fsync')).toEqual(['on'])
  })

  test('on a directory in use is refused in one line that names the process', async () => {
    await start()
    const second = startEmbeddedPostgres({
      dataDir,
      log: { info: () => undefined, warn: () => undefined },
    })
    await expect(second).rejects.toThrow(
      `DATA_DIR ${dataDir} is in use by process ${process.pid}: stop that first, or set another DATA_DIR`,
    )
  })

  test('takes over a lock whose holder died, even if its process id was reused', async () => {
    writeFileSync(join(dataDir, 'start.pid'), `${process.ppid}\n`)
    writeFileSync(join(dataDir, 'start.lock'), '')
    await expect(start()).resolves.toBeDefined()
  })

  test('replaces an incomplete database that a killed start left', async () => {
    mkdirSync(join(dataDir, 'database.new-Ab12Cd'))
    writeFileSync(join(dataDir, 'database.new-Ab12Cd', 'PG_VERSION'), '18\n')
    writeFileSync(join(dataDir, 'database.secret'), '{"admin"')
    const { url } = await start()
    expect(await ask(url, 'select 1')).toEqual([1])
  })

  test('refuses a database of another PostgreSQL version in one line', async () => {
    await (await start()).stop()
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '12\n')
    await expect(start()).rejects.toThrow(/is of PostgreSQL 12, this release brings 18/)
    server = undefined
  })

  test('succeeds if the path is too long for a socket', async () => {
    const long = join(dataDir, 'd'.repeat(90))
    mkdirSync(long)
    const { url, stop } = await start(long)
    expect(new URL(url).searchParams.has('host')).toBe(false)
    expect(await ask(url, 'select 1')).toEqual([1])
    await stop()
  })
})

describe('after a kill -9 (OPS-14)', () => {
  test('of the product, the next start adopts its server and finds the committed data', async () => {
    await runAndKill()
    const survivor = postmasterPid()
    const { url } = await start()
    expect(logged).toContainEqual({ pid: survivor, isAdopted: true })
    expect(await ask(url, 'select word from kept')).toEqual(['committed'])
  })

  test('of the product and the server, the next start recovers the committed data', async () => {
    await runAndKill()
    process.kill(postmasterPid(), 'SIGKILL')
    const { url } = await start()
    expect(logged).toMatchObject([{ isAdopted: false }])
    expect(await ask(url, 'select word from kept')).toEqual(['committed'])
  })

  test('a start succeeds if another process has reused the id in postmaster.pid', async () => {
    await (await start()).stop()
    const lines = [process.ppid, join(dataDir, 'database'), 0, 5432, '', '', '', 'ready']
    writeFileSync(join(dataDir, 'database', 'postmaster.pid'), `${lines.join('\n')}\n`)
    const { url } = await start()
    expect(await ask(url, 'select 1')).toEqual([1])
  })
})

test.each([
  ['on a socket', ''],
  ['on a loopback port', 'd'.repeat(90)],
])('a killed server is restarted %s at the same address (OPS-01)', async (_where, name) => {
  const folder = join(dataDir, name)
  mkdirSync(folder, { recursive: true })
  const { url } = await start(folder)
  const killed = postmasterPid(folder)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => ask(url, 'select 1').catch(() => [])).toEqual([1])
  expect(postmasterPid(folder)).not.toBe(killed)
})

test('stopping ends the server and releases the directory', async () => {
  const { stop } = await start()
  const pid = postmasterPid()
  await stop()
  await stop()
  // A process that has exited has no working directory, even before its parent has asked for its exit code.
  expect(existsSync(`/proc/${pid}/cwd`)).toBe(false)
  await expect(start()).resolves.toBeDefined()
})

test('only the product can connect, with rights on its own database only', async () => {
  const { url } = await start()
  expect(await ask(url, 'show listen_addresses')).toEqual([''])
  expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'database.secret')).mode & 0o777).toBe(0o600)
  const guess = new URL(url)
  guess.password = 'guessed'
  await expect(ask(guess.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  await expect(ask(url, "copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/)
})

describe.runIf(process.getuid?.() === 0 && process.platform === 'linux')('for root', () => {
  test('a data directory below a closed directory works', async () => {
    const closed = join(dataDir, 'closed')
    mkdirSync(join(closed, 'data'), { recursive: true })
    spawnSync('chmod', ['700', closed, dataDir])
    const { url, stop } = await start(join(closed, 'data'))
    expect(await ask(url, 'select 1')).toEqual([1])
    expect(statSync(closed).mode & 0o777).toBe(0o700)
    await stop()
  })

  test('the server runs as an account without rights, also with a strict umask', async () => {
    const before = process.umask(0o077)
    try {
      await start()
      expect(statSync(`/proc/${postmasterPid()}`).uid).not.toBe(0)
    } finally {
      process.umask(before)
    }
  })
})
