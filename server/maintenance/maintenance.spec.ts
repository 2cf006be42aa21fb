import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../platform/database/database.ts'
import { reachDatabase } from '../platform/start/reach-database.ts'
import { compileCache } from '../../scripts/compile-cache.ts'
import { prepareStart, startedProducts } from '../testing/started-product.ts'

let products: ReturnType<typeof startedProducts>

beforeAll(async () => {
  await prepareStart()
  products = startedProducts()
})
afterAll(() => products.remove())

const backupDir = () => join(products.folder, 'backups')
const listBackups = () => readdirSync(backupDir()).filter((name) => /^\d/.test(name))

/** Runs a command as npm does; `killAt` kills it as soon as it has printed that. */
async function run(
  command: 'backup' | 'doctor' | 'restore-backup' | 'upgrade',
  { args = [], killAt, ...settings }: { args?: string[]; killAt?: string; DATA_DIR?: string } = {},
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    cwd: products.folder,
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      DATA_DIR: products.dataDir,
      PORT: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (killAt !== undefined && output.includes(killAt)) child.kill('SIGKILL')
  })
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { output, errors: errors.trim(), code: child.exitCode, signal: child.signalCode }
}

/** Uses the product's database, whether or not the product runs. */
async function withDatabase<T>(
  dataDir: string,
  use: (db: ReturnType<typeof connectDatabase>) => Promise<T>,
): Promise<T> {
  const database = await reachDatabase({ databaseUrl: null, databaseDirectUrl: null, dataDir })
  const db = connectDatabase(database.url, 1)
  try {
    return await use(db)
  } finally {
    await db.destroy()
    await database.stop()
  }
}
const record = (words: string) =>
  withDatabase(products.dataDir, (db) =>
    sql`create table if not exists kept (word text); insert into kept values (${sql.lit(words)})`.execute(
      db,
    ),
  )
const listRecords = async (dataDir: string) =>
  withDatabase(dataDir, async (db) => {
    const { rows } = await sql<{ word: string }>`select word from kept`.execute(db)
    return rows.map(({ word }) => word)
  })

test('a running installation is backed up, restored elsewhere and upgraded; a kill leaves nothing that counts (OPS-26, OPS-27, OPS-30, OPS-45, STU-142)', async () => {
  const product = products.start()
  await product.url
  mkdirSync(join(products.dataDir, 'outbox'), { recursive: true })
  writeFileSync(join(products.dataDir, 'outbox/a.eml'), 'To: asha@example.org')
  mkdirSync(join(products.dataDir, 'media/pictures'), { recursive: true })
  writeFileSync(join(products.dataDir, 'media/pictures/a.jpg'), Buffer.from([255, 216, 0]))
  await record('before the backup')

  const killed = await run('backup', { killAt: 'Loading the copy' })
  expect(killed.signal).toBe('SIGKILL')
  expect(listBackups()).toEqual([])

  const backup = await run('backup')
  expect(backup).toMatchObject({ errors: '', code: 0 })
  const [name = ''] = listBackups()
  const metrics = await (await fetch(`${await product.url}/metrics`)).text()
  const bytes = Number(/^backup_last_size_bytes (\d+)$/m.exec(metrics)?.[1])
  const du = spawnSync('du', ['-sb', '--', join(backupDir(), name)], { encoding: 'utf8' })
  // `du` counts directories too.
  expect(bytes).toBeGreaterThan(Number.parseInt(du.stdout) * 0.9)
  expect(bytes).toBeLessThanOrEqual(Number.parseInt(du.stdout))
  const madeAt = /^backup_last_success_timestamp_seconds (\S+)$/m.exec(metrics)?.[1]
  expect(new Date(Number(madeAt) * 1000).toISOString().slice(0, 19)).toBe(
    name.replace(/-(\d\d)-(\d\d)Z$/, ':$1:$2'),
  )
  expect(readdirSync(backupDir()).filter((one) => one.startsWith('.'))).toEqual([])
  await record('after the backup')
  product.process.kill('SIGTERM')
  await product.ended

  const onTop = await run('restore-backup', { args: [name] })
  expect(onTop.errors).toMatch(/^DATA_DIR \S+ holds an installation, which a restore never overwr/)
  expect(onTop.code).toBe(1)

  const DATA_DIR = join(products.folder, 'restored')
  const half = await run('restore-backup', { args: [name], DATA_DIR, killAt: 'Writing' })
  expect(half.signal).toBe('SIGKILL')
  const refused = products.start({ DATA_DIR })
  expect((await refused.errorOutput).trim()).toMatch(/^DATA_DIR \S+ holds an unfinished restore/)

  expect(await run('restore-backup', { args: [name], DATA_DIR })).toMatchObject({ code: 0 })
  expect(readFileSync(join(DATA_DIR, 'outbox/a.eml'), 'utf8')).toBe('To: asha@example.org')
  expect(readFileSync(join(DATA_DIR, 'media/pictures/a.jpg'))).toEqual(Buffer.from([255, 216, 0]))
  expect(await listRecords(DATA_DIR)).toEqual(['before the backup'])
  expect(await listRecords(products.dataDir)).toEqual(['before the backup', 'after the backup'])

  const stopped = await run('upgrade', { DATA_DIR, killAt: 'starting the product' })
  expect(stopped.signal).toBe('SIGKILL')
  const upgraded = await run('upgrade', { DATA_DIR })
  expect(upgraded).toMatchObject({ errors: '', code: 0 })
  expect(upgraded.output).toMatch(/^Upgraded: start the product\. To go back, start the release/m)

  const examined = await run('doctor', { DATA_DIR })
  expect(examined.code).toBe(1)
  expect(examined.output).toMatch(/^ok +database: PostgreSQL 18\.\d answers$/m)
  expect(examined.output).toMatch(/^ok +backups: the newest is 0 hours old$/m)
  expect(examined.output).toMatch(/^ok +pictures: \S+media keeps and returns files$/m)
  expect(examined.output).toMatch(/^fault +public address: /m)
})
