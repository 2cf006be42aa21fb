import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import type { Db } from './database.ts'

const migrationsFolder = join(import.meta.dirname, '../../migrations')

/**
 * Migrates the schema to this release by the files `server/migrations/YYYYMMDDHHMM-domain-change.sql`, each
 * once in the order of their names. Of several processes one migrates while the others wait.
 *
 * @throws {StartError} if the database cannot be reached or is of a newer release, or a migration fails
 */
export async function migrateDatabase(db: Db, folder = migrationsFolder): Promise<void> {
  await refuseUnreachable(db)
  const migrations = await readMigrations(folder)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const unknown = (await listAppliedNames(db)).find((name) => !(name in migrations))
  if (unknown) {
    throw new StartError(
      `The database is of a newer release: it has ${unknown}, which this one does not know. Start the newer release`,
    )
  }
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'The migration'
  throw new StartError(`${failed} failed: ${formatReason(error)}`)
}

/** @throws {StartError} if the database cannot be reached */
async function refuseUnreachable(db: Db): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    throw new StartError(`The database cannot be reached: ${formatReason(error)}`)
  }
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = files.map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8')
    const up: Migration['up'] = async (db) => void (await sql.raw(text).execute(db))
    return [basename(file, '.sql'), { up }] as const
  })
  return Object.fromEntries(await Promise.all(migrations))
}

async function listAppliedNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns an error's message on one line, or its code if there is none, as after trying several addresses. */
function formatReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : error.name
  return error.message.replace(/\s+/g, ' ').trim() || code
}
