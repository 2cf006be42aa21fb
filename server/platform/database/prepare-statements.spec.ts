import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { connectDatabase, type Db, requestLimits, type Trx } from './database.ts'
import { write } from './write.ts'

let database: TestDatabase
let opened: Db[]
const connect = (poolSize: number, limits: typeof requestLimits | null = requestLimits) => {
  const db = connectDatabase(database.url, poolSize, limits)
  opened.push(db)
  return db
}
beforeEach(async () => {
  database = await createTestDatabase()
  opened = []
  const db = connect(1)
  await sql`create table counted (id integer primary key, times integer not null)`.execute(db)
  await sql`insert into counted values (1, 0)`.execute(db)
})
afterEach(async () => {
  for (const db of opened) await db.destroy()
  await database.drop()
})

const readCounted = async (db: Db | Trx) => {
  const { rows } = await sql<object>`select * from counted where id = ${1}`.execute(db)
  return rows[0]
}
/** Lists the statements that the only connection of a pool has prepared, with how often each was run. */
const listPrepared = async (db: Db) => {
  const { rows } = await sql<{ statement: string; runs: number }>`
    select statement, generic_plans + custom_plans as runs from pg_prepared_statements
    order by prepare_time`.execute(db)
  return rows
}

// Guard in server/platform/database/prepare-statements.ts: statements with parameters are prepared.
test('a statement with parameters is prepared once in a connection, one without is not (OPS-123)', async () => {
  const db = connect(1)
  for (let run = 0; run < 3; run++) await readCounted(db)
  expect(await listPrepared(db)).toEqual([
    { statement: 'select * from counted where id = $1', runs: 3 },
  ])
})

test('a connection prepares 500 statements at most (OPS-123)', async () => {
  const db = connect(1)
  for (let n = 0; n < 510; n++)
    await sql`select ${n}::integer as ${sql.ref(`column_${n}`)}`.execute(db)
  expect(await listPrepared(db)).toHaveLength(500)
})

// Guard in server/platform/database/database.ts: behind a pooler nothing is prepared.
test('behind a pooler in transaction mode no statement is prepared (OPS-123)', async () => {
  const db = connect(1, null)
  await readCounted(db)
  expect(await listPrepared(db)).toEqual([])
})

// Guard in server/platform/database/prepare-statements.ts: a statement whose columns have changed is prepared anew.
test('a statement whose columns a migration has changed is run again, on every connection (OPS-123)', async () => {
  const db = connect(3)
  const readOnAll = () => Promise.all([1, 2, 3].map(() => readCounted(db)))
  await readOnAll()
  await sql`alter table counted add column seen boolean not null default false`.execute(connect(1))
  expect(await readOnAll()).toEqual([1, 2, 3].map(() => ({ id: 1, times: 0, seen: false })))
})

// Guard in server/platform/database/repeat.ts: a transaction that a changed statement ends is repeated.
test('a transaction that meets changed columns is repeated and committed once (OPS-123)', async () => {
  const db = connect(1)
  await readCounted(db)
  await sql`alter table counted add column seen boolean not null default false`.execute(connect(1))
  let tries = 0
  const read = await write(db, async (trx) => {
    tries++
    await sql`update counted set times = times + 1 where id = ${1}`.execute(trx)
    return readCounted(trx)
  })
  expect({ tries, read }).toEqual({ tries: 2, read: { id: 1, times: 1, seen: false } })
})
