import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { connectDatabase, type Db, unlimited } from '../platform/database/database.ts'
import {
  clusterFolderOf,
  copyRunningCluster,
  startEmbeddedPostgres,
  stopLeftServer,
} from '../platform/embedded-postgres/index.ts'
import { lockFolder } from '../platform/folder-lock.ts'
import { recordRun } from '../platform/last-runs/last-run.repository.ts'
import { openLog } from '../platform/log.ts'
import { type ReachedDatabase, reachDatabase } from '../platform/start/reach-database.ts'
import { StartError } from '../platform/start-error.ts'
import { backupParts, checkLoaded, countRows, type BackupSummary } from './backup-contents.ts'
import { backupNameAt, selectExpired } from './backup-names.rules.ts'
import { compressFile, compressTree, flushTree } from './file-trees.ts'
import { expandCluster } from './expand-cluster.ts'
import { dumpDatabase, loadDump } from './server-dump.ts'

const incomplete = '.incomplete-'

interface Work {
  readonly config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'backupDir'>
  readonly clock: Clock
  readonly say: (line: string) => void
}

/**
 * Backs the installation up while it runs or not. The backup gets its name, and so counts as one, only after it was
 * loaded into a database of its own and checked; what a killed backup left is removed by the next one.
 *
 * @returns the directory of the backup
 */
export async function backUp(work: Work): Promise<string> {
  const { backupDir, dataDir } = work.config
  if (!relative(dataDir, backupDir).startsWith('..'))
    throw new StartError(`BACKUP_DIR ${backupDir} is inside DATA_DIR: set another BACKUP_DIR`)
  mkdirSync(backupDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(backupDir, 'backup')
  if (!lock.isHeld)
    throw new StartError(`BACKUP_DIR ${backupDir} is in use by ${lock.holder}: wait for that`)
  try {
    await removeIncomplete(backupDir)
    const staging = mkdtempSync(join(backupDir, incomplete))
    try {
      await fill(work, staging)
      const madeAt = work.clock.now()
      const folder = join(backupDir, backupNameAt(madeAt))
      await flushTree(staging)
      renameSync(staging, folder)
      await recordBackup(work, { madeAt, bytes: sizeOf(folder) })
      for (const name of selectExpired(readdirSync(backupDir), work.clock.now()))
        rmSync(join(backupDir, name), { recursive: true })
      return folder
    } catch (error) {
      await removeIncomplete(backupDir)
      throw error
    }
  } finally {
    lock.release()
  }
}

/** Records the backup for `/metrics`. One that cannot be recorded is a backup all the same. */
async function recordBackup(
  { config, say }: Work,
  { madeAt, bytes }: { madeAt: Temporal.Instant; bytes: number },
): Promise<void> {
  try {
    const database = await reachDatabase(config)
    const db = connectDatabase(database.url, 1)
    try {
      await recordRun(db, { name: 'backup', finished_at: madeAt, figure: bytes })
    } finally {
      await db.destroy()
      await database.stop()
    }
  } catch (error) {
    // The backup before an upgrade to the release that brought the table.
    if (error instanceof Error && 'code' in error && error.code === '42P01') return
    say(`The backup is complete, but could not be recorded for /metrics: ${String(error)}`)
  }
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

const scratchOf = (staging: string) => join(staging, 'scratch')

async function removeIncomplete(backupDir: string): Promise<void> {
  for (const name of readdirSync(backupDir).filter((one) => one.startsWith(incomplete))) {
    const staging = join(backupDir, name)
    await stopLeftServer(scratchOf(staging))
    rmSync(staging, { recursive: true, force: true })
  }
}

async function fill({ config, say }: Work, staging: string): Promise<void> {
  const database = await reachDatabase(config)
  const db = connectDatabase(database.url, 2, unlimited)
  try {
    await refuseEmpty(db)
    const before = await countRows(db)
    say('Copying the database and DATA_DIR …')
    await copyDatabase(db, database, config.dataDir, staging)
    const { files, summary } = backupParts(staging)
    await compressTree(config.dataDir, files, isOfThisMachine)
    const after = await countRows(db)
    say('Loading the copy into a database of its own, and reading all of it …')
    const rows = await withScratchDatabase(config.dataDir, staging, database, (url) =>
      checkLoaded(url, before, after),
    )
    const content: BackupSummary = {
      database: database.adminUrl ? 'files' : 'dump',
      newestMigration: await findNewestMigration(db),
      rows,
    }
    writeFileSync(summary, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  } finally {
    await db.destroy()
    await database.stop()
  }
}

/** Matches what DATA_DIR holds besides data: the database, which is copied by itself, programs, locks and logs. */
const isOfThisMachine = (path: string): boolean =>
  /^(database|postgres-.*|.*\.(lock|pid|log)(-journal)?)$/.test(path.split(sep)[0] ?? '')

async function copyDatabase(
  db: Db,
  { url, adminUrl }: ReachedDatabase,
  dataDir: string,
  staging: string,
): Promise<void> {
  const { clusterFiles, dump } = backupParts(staging)
  if (!adminUrl) return dumpDatabase(db, url, dump)
  const clusterFolder = clusterFolderOf(dataDir)
  const label = await copyRunningCluster(
    { clusterFolder, adminUrl },
    {
      copyFiles: (isLeftOut) => compressTree(clusterFolder, clusterFiles, isLeftOut),
      copyLogSegment: (file, name) => compressFile(file, join(clusterFiles, 'pg_wal', name)),
    },
  )
  const labelFile = join(staging, 'backup_label')
  writeFileSync(labelFile, label)
  await compressFile(labelFile, join(clusterFiles, 'backup_label'))
  rmSync(labelFile)
}

/** Loads the copy into a server of its own in the backup's directory, which is removed afterwards. */
async function withScratchDatabase<T>(
  dataDir: string,
  staging: string,
  { adminUrl }: ReachedDatabase,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const scratch = scratchOf(staging)
  mkdirSync(scratch, { mode: 0o700 })
  // The installed programs serve the scratch database too.
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith('postgres-')))
    symlinkSync(join(dataDir, name), join(scratch, name))
  if (adminUrl) await expandCluster(staging, scratch)
  const server = await startEmbeddedPostgres({
    dataDir: scratch,
    log: openLog('error'),
    serverOptions: { fsync: 'off' },
  })
  try {
    if (!adminUrl) await loadDump(server.url, backupParts(staging).dump)
    return await use(server.url)
  } finally {
    await server.stop()
    rmSync(scratch, { recursive: true })
  }
}

/** @throws {StartError} if the product was never started with this database */
async function refuseEmpty(db: Db): Promise<void> {
  const { rows } = await sql<{ is_empty: boolean }>`
    select to_regclass('kysely_migration') is null as is_empty`.execute(db)
  if (rows[0]?.is_empty)
    throw new StartError('The database holds nothing yet: start the product once')
}

async function findNewestMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db)
  return rows[0]?.name ?? ''
}
