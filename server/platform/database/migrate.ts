import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { StartError } from '../start-error.ts'
import type { Db } from './database.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import { type MigrationLimits, runMigration, usualLimits } from './run-migration.ts'

const migrationsFolder = join(import.meta.dirname, '../../migrations')

/**
 * Migrates the schema to this release by the files `server/migrations/YYYYMMDDHHMM-domain-change.sql`, each
 * once in the order of their names and in a transaction of its own. Of several processes one migrates while the
 * others wait. A newer schema is accepted unless its floor is above this release.
 *
 * @param db needs two connections: one holds the lock of migrations
 * @throws {StartError} if the database cannot be reached or is too new, or a migration fails
 */
export async function migrateDatabase(
  db: Db,
  folder = migrationsFolder,
  limits: MigrationLimits = usualLimits,
): Promise<void> {
  await refuseUnreachable(db)
  const migrations = await readMigrations(folder)
  if ((await listPending(db, migrations)).length === 0) return
  await withMigrationLock(db, async () => {
    await createMigrationTable(db)
    for (const migration of await listPending(db, migrations)) {
      await runMigration(db, migration, limits).catch((error: unknown) => {
        throw new StartError(`${migration.name} failed: ${formatReason(error)}`)
      })
    }
  })
}

/** @throws {StartError} if the database cannot be reached */
async function refuseUnreachable(db: Db): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    throw new StartError(`The database cannot be reached: ${formatReason(error)}`)
  }
}

/** Lists the migrations that are not applied yet, and refuses a schema that this release cannot read or extend. */
async function listPending(
  db: Db,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const applied = await listAppliedNames(db)
  const floor = await readFloor(db)
  const newest = migrations.at(-1)?.name ?? ''
  const names = new Set(migrations.map(({ name }) => name))
  const unknown = applied.find((name) => !names.has(name))
  if (floor === null ? unknown !== undefined : newest < floor)
    throw new StartError(
      `The database is of a newer release: it needs one that knows ${floor ?? unknown}, and the newest migration of this one is ${newest}. Start a newer release`,
    )
  const pending = migrations.filter(({ name }) => !applied.includes(name))
  const newestApplied = applied.at(-1) ?? ''
  const late = pending.find(({ name }) => name < newestApplied)
  if (late)
    throw new StartError(
      `${late.name} cannot run after ${newestApplied}, which this database has already: give it a later name`,
    )
  return pending
}

async function listAppliedNames(db: Db): Promise<readonly string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name).toSorted()
}

/** Reads the oldest migration whose readers may still start; null in a database that has no floor yet. */
async function readFloor(db: Db): Promise<string | null> {
  if (!(await hasTable(db, 'schema_floor'))) return null
  const { rows } = await sql<{ oldest_reader: string }>`
    select oldest_reader from schema_floor`.execute(db)
  return rows[0]?.oldest_reader ?? null
}

async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{
    found: string | null
  }>`select to_regclass(${name}) as found`.execute(db)
  return rows[0]?.found !== null
}

/** The table of earlier releases, which used the migrations of Kysely. */
const createMigrationTable = (db: Db) =>
  sql`create table if not exists kysely_migration (
    name varchar(255) primary key,
    timestamp varchar(255) not null
  )`.execute(db)

/** The number of the lock that earlier releases took too. */
const migrationLock = 3_853_314_791_062_309_107n
const pollMilliseconds = 250

/**
 * Holds the lock of migrations while `work` runs. The lock belongs to a transaction, so that it also holds through a
 * pooler in transaction mode. It is asked for again and again, since a statement that waits for a lock
 * would block `create index concurrently`.
 */
async function withMigrationLock(db: Db, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (holder) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(holder)
    while (!(await tryLock(holder))) await delay(pollMilliseconds)
    await work()
  })
}

async function tryLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_held: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(migrationLock)}) as is_held`.execute(db)
  return rows[0]?.is_held === true
}

/** Returns an error's message on one line, or its code if there is none, as after trying several addresses. */
function formatReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : error.name
  return error.message.replace(/\s+/g, ' ').trim() || code
}
