import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartError } from '../start-error.ts'

/** Copies of a running cluster's files, which only together with the log of that time are consistent. */
export interface ClusterCopy {
  copyFiles: (isLeftOut: (path: string) => boolean) => Promise<void>
  copyLogSegment: (file: string, name: string) => Promise<void>
}

/**
 * Backs up a running cluster by PostgreSQL's low-level functions, since the embedded package has no pg_basebackup.
 *
 * @returns the content of the copy's file `backup_label`
 */
export async function copyRunningCluster(
  { clusterFolder, adminUrl }: { clusterFolder: string; adminUrl: string },
  { copyFiles, copyLogSegment }: ClusterCopy,
): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl })
  admin.on('error', () => {})
  await admin.connect()
  try {
    const { rows: levels } = await admin.query<{ wal_level: string }>('SHOW wal_level')
    if (levels[0]?.wal_level === 'minimal')
      throw new StartError(
        'The embedded database was started by an earlier release, which cannot be backed up while it runs: restart the product',
      )
    // A temporary slot keeps the log of the time of the copy, and ends with this connection.
    await admin.query(
      `SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    )
    const { rows: starts } = await admin.query<{ segment: string }>(
      `SELECT pg_walfile_name(pg_backup_start('backup', true)) AS segment`,
    )
    await copyFiles(isLeftOut)
    const { rows: stops } = await admin.query<{ segment: string; labelfile: string }>(
      'SELECT pg_walfile_name(lsn) AS segment, labelfile FROM pg_backup_stop(false)',
    )
    const [start, stop] = [starts[0], stops[0]]
    if (!start || !stop) throw new Error('PostgreSQL has not answered where the backup is')
    const log = join(clusterFolder, 'pg_wal')
    for (const name of await readdir(log))
      if (/^[0-9A-F]{24}$/.test(name) && name >= start.segment && name <= stop.segment)
        await copyLogSegment(join(log, name), name)
    return stop.labelfile
  } finally {
    await admin.end()
  }
}

/** Matches the files that PostgreSQL's documentation of low-level base backups leaves out, and the socket's. */
const isLeftOut = (path: string): boolean =>
  /^(postmaster\.(pid|opts)|backup_label|\.s\.PGSQL.*)$/.test(path) ||
  /^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)[\\/]/.test(path) ||
  /(^|[\\/])(pgsql_tmp|pg_internal\.init)/.test(path)
