import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmbeddedPostgres } from '../embedded-postgres/index.ts'
import { startThrowawayPostgres } from '../embedded-postgres/throwaway.ts'
import { connectDatabase, type Db } from './database.ts'
import { afterCommit, write } from './write.ts'

let server: EmbeddedPostgres
let admin: pg.Pool
let db: Db
beforeAll(async () => {
  server = await startThrowawayPostgres()
})
beforeEach(async () => {
  admin = new pg.Pool({ connectionString: server.adminUrl, max: 1 })
  admin.on('error', () => {})
  db = connectDatabase(server.url, 4)
  await sql`create table counted (id integer primary key, times integer not null)`.execute(db)
  await sql`insert into counted values (1, 0)`.execute(db)
})
afterEach(async () => {
  await sql`drop table counted`.execute(db)
  await db.destroy()
  await admin.end()
})
afterAll(() => server.stop())

const readTimes = async () => {
  const { rows } = await sql<{ times: number }>`select times from counted where id = 1`.execute(db)
  return rows[0]?.times
}

/** Counts once in the database and once outside, and calls `interfere` in the middle of the first attempt. */
async function count(interfere: (pid: number) => Promise<unknown>) {
  const outcome = { tries: 0, effects: 0 }
  await write(db, async (trx) => {
    outcome.tries++
    afterCommit(trx, () => outcome.effects++)
    await sql`update counted set times = times + 1 where id = 1`.execute(trx)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    if (outcome.tries === 1) {
      await interfere(rows[0]?.pid ?? 0)
      // Ends with the connection, so that COMMIT is certainly not sent.
      await sql`select pg_sleep(60)`.execute(trx)
    }
    await sql`update counted set times = times + 10 where id = 1`.execute(trx)
  })
  return outcome
}

// Guard in server/platform/database/write.ts: a transaction whose connection is lost before COMMIT is repeated.
test('a transaction whose connection ends in the middle is committed once (OPS-40)', async () => {
  const outcome = await count((pid) => admin.query('select pg_terminate_backend($1)', [pid]))
  expect(outcome).toEqual({ tries: 2, effects: 1 })
  expect(await readTimes()).toBe(11)
})

test('a transaction during which the server is started again is committed once (OPS-40)', async () => {
  const { rows } = await admin.query("select pg_read_file('postmaster.pid') as text")
  const postmaster = Number.parseInt(rows[0].text, 10)
  const { effects } = await count(async () => process.kill(postmaster, 'SIGINT'))
  expect(effects).toBe(1)
  expect(await readTimes()).toBe(11)
})

// Guard in server/platform/database/write.ts: connections to a server that is read-only now are closed.
test('a transaction on a server that is read-only now is repeated on a new connection (OPS-41)', async () => {
  const setReadOnly = (isOn: boolean) =>
    admin.query(`alter database rashi set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
  await db.destroy()
  db = connectDatabase(server.url, 4)
  // The default is read when a session begins, so these four stay read-only as those to a former primary do.
  await setReadOnly(true)
  await Promise.all([1, 2, 3, 4].map(() => sql`select pg_sleep(0.1)`.execute(db)))
  await setReadOnly(false)
  let tries = 0
  await write(db, async (trx) => {
    tries++
    await sql`update counted set times = times + 1 where id = 1`.execute(trx)
  })
  expect([tries, await readTimes()]).toEqual([2, 1])
})

// Guard in server/platform/database/write.ts: a transaction whose connection is lost during COMMIT is not repeated.
test('a transaction whose connection is lost during COMMIT is not repeated (OPS-40)', async () => {
  await sql`create function end_session() returns trigger language plpgsql as
    'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`.execute(db)
  // A deferred trigger runs in COMMIT.
  await sql`create constraint trigger end_session after update on counted
    deferrable initially deferred for each row execute function end_session()`.execute(db)
  const outcome = { tries: 0, effects: 0 }
  const lost = write(db, async (trx) => {
    outcome.tries++
    afterCommit(trx, () => outcome.effects++)
    await sql`update counted set times = times + 1 where id = 1`.execute(trx)
  })
  await expect(lost).rejects.toThrow(/terminat/)
  expect(outcome).toEqual({ tries: 1, effects: 0 })
})
