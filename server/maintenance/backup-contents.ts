import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { connectDatabase, type Db, unlimited } from '../platform/database/database.ts'
import { StartError } from '../platform/start-error.ts'

const summary = z.object({
  /** How the database was copied: the files of the embedded one, or a dump of a server's. */
  database: z.enum(['files', 'dump']),
  newestMigration: z.string(),
  rows: z.record(z.string(), z.number()),
})
export type BackupSummary = z.output<typeof summary>

/** The parts of a backup's directory. */
export const backupParts = (folder: string) => ({
  summary: join(folder, 'backup.json'),
  clusterFiles: join(folder, 'database'),
  dump: join(folder, 'database.dump'),
  /** The rest of DATA_DIR: pictures, emails as files, keys. */
  files: join(folder, 'files'),
})

export function readSummary(folder: string): BackupSummary {
  try {
    return summary.parse(JSON.parse(readFileSync(backupParts(folder).summary, 'utf8')))
  } catch {
    throw new StartError(`${folder} is not a backup`)
  }
}

/** Tables of money and accountability, of which no row is ever removed. */
const growingTables = ['purchases', 'attempts', 'operator_acts'] as const

export type RowCounts = Readonly<Record<string, number>>

export async function countRows(db: Db): Promise<RowCounts> {
  const counts = growingTables.map(async (table) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)}`.execute(db)
    return [table, rows[0]?.count ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

/**
 * Reads every row of a loaded backup, which also compares the checksums of its pages, and counts those of money: there
 * must be no fewer than before the backup and no more than after it.
 *
 * @throws {StartError} with the first difference
 */
export async function checkLoaded(
  url: string,
  before: RowCounts,
  after: RowCounts,
): Promise<BackupSummary['rows']> {
  const db = connectDatabase(url, 2, unlimited)
  try {
    const { rows: tables } = await sql<{ schemaname: string; tablename: string }>`
      select schemaname, tablename from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
    for (const { schemaname, tablename } of tables)
      await sql`select count(one) from ${sql.table(`${schemaname}.${tablename}`)} as one`.execute(
        db,
      )
    const found = await countRows(db)
    for (const table of growingTables) {
      const [least = 0, count = 0, most = 0] = [before[table], found[table], after[table]]
      if (count < least || count > most)
        throw new StartError(
          `The backup has ${count} rows of ${table}, where the database had ${least} before and ${most} after it`,
        )
    }
    return found
  } finally {
    await db.destroy()
  }
}
