import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
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
  const processes = Array.from({ length: 6 }, () => connectDatabase(database.url, 1))
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
