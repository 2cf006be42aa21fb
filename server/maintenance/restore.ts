import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../platform/config.ts'
import { connectDatabase } from '../platform/database/database.ts'
import { unfinishedRestore } from '../platform/start/data-directory.ts'
import { StartError } from '../platform/start-error.ts'
import { backupParts, readSummary } from './backup-contents.ts'
import { madeAt } from './backup-names.rules.ts'
import { expandCluster } from './expand-cluster.ts'
import { expandTree, flushTree } from './file-trees.ts'
import { loadDump } from './server-dump.ts'

/**
 * Restores a backup into an installation that holds nothing yet. Until all of it is in place, a directory in DATA_DIR
 * keeps the product from starting there; the next restore begins anew.
 *
 * @param backup a directory, or the name of one in BACKUP_DIR
 * @throws {StartError} if DATA_DIR or the database of DATABASE_URL holds anything
 */
export async function restore(
  {
    dataDir,
    backupDir,
    ...config
  }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'backupDir'>,
  backup: string,
  say: (line: string) => void,
): Promise<void> {
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl
  const folder = madeAt(backup) ? join(backupDir, backup) : resolve(backup)
  const { database } = readSummary(folder)
  refuseOtherKind(database, databaseUrl)
  const staging = unfinishedRestore(dataDir)
  if (existsSync(staging)) emptyFolder(dataDir)
  else if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new StartError(
      `DATA_DIR ${dataDir} holds an installation, which a restore never overwrites: set another DATA_DIR, or move that one away`,
    )
  if (databaseUrl) await refuseFilled(databaseUrl)
  mkdirSync(staging, { recursive: true, mode: 0o700 })
  say('Writing the database and DATA_DIR …')
  await expandTree(backupParts(folder).files, staging)
  if (!databaseUrl) await expandCluster(folder, staging)
  await flushTree(staging)
  for (const name of readdirSync(staging)) renameSync(join(staging, name), join(dataDir, name))
  if (databaseUrl) await loadDump(databaseUrl, backupParts(folder).dump)
  rmSync(staging, { recursive: true })
}

function refuseOtherKind(database: 'files' | 'dump', databaseUrl: string | null): void {
  if (database === 'files' && databaseUrl)
    throw new StartError(
      'The backup is of an embedded database: restore it without DATABASE_URL, then dump it to the server',
    )
  if (database === 'dump' && !databaseUrl)
    throw new StartError('The backup is of a server’s database: set DATABASE_URL to an empty one')
}

function emptyFolder(folder: string): void {
  const staging = unfinishedRestore(folder)
  // The mark of an unfinished restore is removed last.
  for (const name of readdirSync(folder))
    if (join(folder, name) !== staging) rmSync(join(folder, name), { recursive: true })
  rmSync(staging, { recursive: true })
}

async function refuseFilled(databaseUrl: string): Promise<void> {
  const db = connectDatabase(databaseUrl, 1)
  try {
    const { rows } = await sql<{ schemaname: string; tablename: string }>`
      select schemaname, tablename from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') limit 1`.execute(db)
    if (rows[0])
      throw new StartError(
        `The database of DATABASE_URL is not empty, and a restore never overwrites one: it has ${rows[0].schemaname}.${rows[0].tablename}`,
      )
  } finally {
    await db.destroy()
  }
}
