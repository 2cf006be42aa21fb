import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { Migration } from './migration-files.ts'

export interface MigrationLimits {
  /** The longest that a statement waits for a lock, and with it the readers that queue behind it. */
  readonly lockMilliseconds: number
  readonly attempts: number
  readonly pauseMilliseconds: number
}

/** Gives up after about three minutes. */
export const usualLimits: MigrationLimits = {
  lockMilliseconds: 2_000,
  attempts: 60,
  pauseMilliseconds: 1_000,
}

/** A lock was not given in time, or two sessions waited for each other. */
const lockFailures = new Set(['55P03', '40P01'])

/**
 * Runs one migration and records its name. One that does not get a lock in time gives way to those who wait behind
 * it, and is tried again.
 */
export async function runMigration(
  db: Db,
  migration: Migration,
  { lockMilliseconds, attempts, pauseMilliseconds }: MigrationLimits,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (migration.isTransactional) await runInTransaction(db, migration, lockMilliseconds)
      else await runByItself(db, migration)
      return
    } catch (error) {
      if (attempt === attempts || !isLockFailure(error)) throw error
    }
    await delay(pauseMilliseconds)
  }
}

const isLockFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && lockFailures.has(String(error.code))

async function runInTransaction(
  db: Db,
  migration: Migration,
  lockMilliseconds: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('lock_timeout', ${String(lockMilliseconds)}, true),
      set_config('statement_timeout', '0', true)`.execute(trx)
    await sql.raw(migration.text).execute(trx)
    await recordMigration(trx, migration)
  })
}

/**
 * Runs a statement that PostgreSQL does not allow in a transaction. `create index concurrently` blocks neither readers
 * nor writers while it waits, so it has no lock timeout.
 */
async function runByItself(db: Db, migration: Migration): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      const state = await findIndexState(connection, migration)
      // A failed build leaves an index that is not used, but is kept up by every write.
      if (state?.isValid === false)
        await sql`drop index concurrently ${sql.id(state.name)}`.execute(connection)
      if (!state?.isValid) await sql.raw(migration.text).execute(connection)
      await recordMigration(connection, migration)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

/** Returns the index that a migration creates, if an earlier attempt has left it. */
async function findIndexState(
  db: Db,
  { text }: Migration,
): Promise<{ name: string; isValid: boolean } | undefined> {
  const name = /^create (?:unique )?index concurrently (\w+)/im.exec(text)?.[1]
  if (name === undefined) return undefined
  const { rows } = await sql<{ is_valid: boolean }>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  return rows[0] && { name, isValid: rows[0].is_valid }
}

async function recordMigration(db: Db, { name, oldestReader }: Migration): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp)
    values (${name}, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`.execute(
    db,
  )
  if (oldestReader !== null)
    await sql`update schema_floor set oldest_reader = ${oldestReader}
      where oldest_reader collate "C" < ${oldestReader}`.execute(db)
}
