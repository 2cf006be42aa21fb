import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import type { Db } from './database.ts'

const migrationsFolder = join(import.meta.dirname, '../../migrations')

/**
 * Brings the schema up to this release's, by `server/migrations/YYYYMMDDHHMM-domain-change.sql` in order of names,
 * each once. Several processes may call it at one time: one works, the others wait.
 *
 * @throws {StartError} when the database cannot be reached, is of a newer release, or a step fails.
 */
export async function migrateDatabase(db: Db, folder = migrationsFolder): Promise<void> {
  await refuseUnreachable(db)
  const migrations = await readMigrations(folder)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const unknown = (await appliedNames(db)).find((name) => !(name in migrations))
  if (unknown) {
    throw new StartError(
      `The database is of a newer release: it has ${unknown}, which this one does not know. Start the newer release`,
    )
  }
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'The migration'
  throw new StartError(`${failed} failed: ${reasonOf(error)}`)
}

/** The answer to one trivial query, or a refusal that says where the database was sought. */
async function refuseUnreachable(db: Db): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    throw new StartError(`The database cannot be reached: ${reasonOf(error)}`)
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

async function appliedNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** An error's message on one line; where there is none (several addresses tried), its code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : error.name
  return error.message.replace(/\s+/g, ' ').trim() || code
}
