import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  countLockedSessions,
  createTestDatabase,
  type TestDatabase,
} from '../../testing/database.ts'
import { StartError } from '../start-error.ts'
import { connectDatabase, type Db } from './database.ts'
import { migrateDatabase } from './migrate.ts'

let folder: string
let database: TestDatabase
let db: Db

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rashi-migrations-'))
  database = await createTestDatabase(undefined, 'template0')
  db = connectDatabase(database.url, 2)
  addMigration('0001-stars-begin', 'create table stars (name text primary key);')
})

afterEach(async () => {
  await db.destroy()
  await database.drop()
  rmSync(folder, { recursive: true })
})

function addMigration(name: string, text: string): void {
  writeFileSync(join(folder, `${name}.sql`), text)
}

async function listNames(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}

test('migrations of one or several statements run once, in the order of their names', async () => {
  await migrateDatabase(db, folder)
  addMigration(
    '0002-stars-fill',
    "insert into stars values ('Spica'); insert into stars values ('Chitra');",
  )
  await migrateDatabase(db, folder)
  await migrateDatabase(db, folder)
  expect(await listNames('stars')).toEqual(['Chitra', 'Spica'])
  expect(await listNames('kysely_migration')).toEqual(['0001-stars-begin', '0002-stars-fill'])
})

test('processes that start at the same time run a migration once (OPS-02)', async () => {
  addMigration('0002-stars-fill', "insert into stars values ('Spica')")
  const processes = Array.from({ length: 6 }, () => connectDatabase(database.url, 2))
  await Promise.all(processes.map((process) => migrateDatabase(process, folder)))
  await Promise.all(processes.map((process) => process.destroy()))
  expect(await listNames('stars')).toEqual(['Spica'])
})

test('a migration that fails is rolled back and named', async () => {
  addMigration('0002-stars-break', 'create table half (name text); select nonsense;')
  await expect(migrateDatabase(db, folder)).rejects.toThrow(/^0002-stars-break failed: .*nonsense/)
  await expect(listNames('half')).rejects.toThrow(/does not exist/)
})

test('a database of a newer release is refused in one line', async () => {
  addMigration('0002-stars-later', 'create table later (name text);')
  await migrateDatabase(db, folder)
  rmSync(join(folder, '0002-stars-later.sql'))
  const refusal = migrateDatabase(db, folder)
  await expect(refusal).rejects.toThrow(StartError)
  await expect(refusal).rejects.toThrow(/^The database is of a newer release: .*0002-stars-later/)
})

test('an unreachable database is refused in one line', async () => {
  const unreachable = connectDatabase('postgresql://nobody@127.0.0.1:1/none', 1)
  const refusal = migrateDatabase(unreachable, folder)
  await expect(refusal).rejects.toThrow(StartError)
  await expect(refusal).rejects.toThrow(/^The database cannot be reached: .*ECONNREFUSED/)
  await unreachable.destroy()
})

// Guard in server/platform/database/run-migration.ts: lock_timeout, without which the reads wait behind the migration.
test('a migration that waits for a lock gives way to readers, and succeeds once the lock is free (OPS-32)', async () => {
  await migrateDatabase(db, folder)
  addMigration('0002-stars-grow', 'alter table stars add column magnitude integer')
  const readers = connectDatabase(database.url, 3)
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = readers.transaction().execute(async (trx) => {
    await sql`select from stars`.execute(trx)
    held.resolve()
    await released.promise
  })
  await held.promise
  const limits = { lockMilliseconds: 100, attempts: 10_000, pauseMilliseconds: 10 }
  const migrating = migrateDatabase(db, folder, limits)
  for (let read = 0; read < 5; read++) {
    await expect.poll(() => countLockedSessions(readers), { interval: 5 }).toBe(1)
    await sql`select from stars`.execute(readers)
  }
  released.resolve()
  await Promise.all([holding, migrating])
  await sql`select magnitude from stars`.execute(readers)
  await readers.destroy()
})

test('a migration that never gets its lock fails with its name and leaves nothing (OPS-32)', async () => {
  await migrateDatabase(db, folder)
  addMigration('0002-stars-grow', 'create table half (name text); alter table stars add a integer;')
  const reader = connectDatabase(database.url, 1)
  await reader.transaction().execute(async (trx) => {
    await sql`select from stars`.execute(trx)
    const limits = { lockMilliseconds: 10, attempts: 3, pauseMilliseconds: 1 }
    await expect(migrateDatabase(db, folder, limits)).rejects.toThrow(
      /^0002-stars-grow failed: .*lock timeout/,
    )
  })
  await reader.destroy()
  await expect(listNames('half')).rejects.toThrow(/does not exist/)
})

const uniqueIndex = `-- no transaction
create unique index concurrently stars_by_color on stars (color)`

test('an index is made concurrently while other processes wait, and one that a failure left is made anew (OPS-33)', async () => {
  addMigration(
    '0002-stars-fill',
    "alter table stars add color text; insert into stars values ('Spica', 'blue'), ('Rigel', 'blue');",
  )
  addMigration('0003-stars-by-color', uniqueIndex)
  await expect(migrateDatabase(db, folder)).rejects.toThrow(/^0003-stars-by-color failed: .*unique/)
  const readIndex = async () =>
    (
      await sql`select indisvalid from pg_index where indexrelid = 'stars_by_color'::regclass`.execute(
        db,
      )
    ).rows
  expect(await readIndex()).toEqual([{ indisvalid: false }])
  await sql`delete from stars where name = 'Rigel'`.execute(db)
  const processes = [1, 2, 3].map(() => connectDatabase(database.url, 2))
  await Promise.all(processes.map((process) => migrateDatabase(process, folder)))
  await Promise.all(processes.map((process) => process.destroy()))
  expect(await readIndex()).toEqual([{ indisvalid: true }])
  expect(await listNames('kysely_migration')).toContain('0003-stars-by-color')
})

test('an index that was made but not recorded is kept (OPS-33)', async () => {
  await migrateDatabase(db, folder)
  addMigration('0002-stars-by-color', uniqueIndex.replaceAll('color', 'name'))
  await sql`create unique index stars_by_name on stars (name)`.execute(db)
  await migrateDatabase(db, folder)
  expect(await listNames('kysely_migration')).toContain('0002-stars-by-color')
})

const floorMigration = '202611231120-platform-schema-floor'
const grow = '202701010000-stars-grow'
const contract = '202703010000-stars-contract'

// Guard in server/platform/database/migrate.ts: releases before the floor cannot read the schema.
test('an older process starts on a newer schema, and is refused once its floor is newer than the process (OPS-34)', async () => {
  cpSync(
    join(import.meta.dirname, `../../migrations/${floorMigration}.sql`),
    join(folder, `${floorMigration}.sql`),
  )
  const addGrow = () => addMigration(grow, 'alter table stars add column hue integer;')
  const leave = (name: string) => rmSync(join(folder, `${name}.sql`))
  addGrow()
  await migrateDatabase(db, folder)
  leave(grow)
  await migrateDatabase(db, folder)
  addGrow()
  addMigration(contract, `-- oldest reader: ${grow}\nalter table stars drop column hue;`)
  await migrateDatabase(db, folder)
  leave(contract)
  await migrateDatabase(db, folder)
  leave(grow)
  const refusal = migrateDatabase(db, folder)
  await expect(refusal).rejects.toThrow(StartError)
  await expect(refusal).rejects.toThrow(
    `The database is of a newer release: it needs one that knows ${grow}, and the newest migration of this one is ${floorMigration}. Start a newer release`,
  )
})

test('a migration older than one that was applied is refused', async () => {
  addMigration('0003-stars-fill', "insert into stars values ('Spica')")
  await migrateDatabase(db, folder)
  addMigration('0002-stars-late', 'select 1')
  await expect(migrateDatabase(db, folder)).rejects.toThrow(
    /^0002-stars-late cannot run after 0003-stars-fill/,
  )
})
