import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../folder-lock.ts'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { serverAccount } from './account.ts'
import { ensureCluster, readSecrets } from './cluster.ts'
import { databaseUrl } from './endpoint.ts'
import { installEngine } from './engine.ts'
import { ensureProductDatabase } from './product-database.ts'
import type { ServerOptions } from './server-options.ts'
import { readPostmaster, type Cluster } from './server-process.ts'
import { startServer, stopServer } from './start-server.ts'
import { superviseServer } from './supervise-server.ts'

const adoptionMilliseconds = 10_000

export interface EmbeddedPostgres {
  /** The product's own database, as a role that owns it and nothing else. */
  url: string
  /** The server's superuser, in the database `postgres`. */
  adminUrl: string
  /** Stops the server and gives the data directory back; later calls do nothing. */
  stop: () => Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Absolute, and there already. */
  dataDir: string
  log: Pick<Log, 'info' | 'warn'>
  serverOptions?: ServerOptions
  /** Called when the server has ended and cannot be started again. */
  onFailure?: (error: Error) => void
}

/**
 * Brings up PostgreSQL in `dataDir` and starts it again when it ends by itself. The first start makes the
 * cluster; a server that outlived a `kill -9` of the product is adopted.
 *
 * @throws {StartError} when another process has the directory, or the server cannot run there.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  serverOptions = {},
  onFailure = () => {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const lock = lockFolder(dataDir, 'start')
  if (!lock.isHeld) throw inUse(dataDir, lock.holder)
  try {
    const cluster = openCluster(dataDir)
    await ensureCluster(cluster)
    const { postmaster, isAdopted, ...urls } = await reachServer(cluster, serverOptions)
    log.info({ pid: postmaster.pid, isAdopted }, 'the embedded database is up')
    const endSupervision = superviseServer(
      cluster,
      { special: serverOptions, postmaster },
      log,
      onFailure,
    )
    return {
      ...urls,
      stop: async () => {
        await endSupervision()
        await stopServer(cluster)
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** A server that was killed a moment ago still looks like one to adopt: only its answer proves it. */
async function reachServer(cluster: Cluster, serverOptions: ServerOptions) {
  const { admin, product } = readSecrets(cluster)
  const giveUpAt = performance.now() + adoptionMilliseconds
  for (;;) {
    const running = await startServer(cluster, serverOptions)
    const adminUrl = databaseUrl(cluster, running.postmaster, 'postgres', admin, 'postgres')
    const url = databaseUrl(cluster, running.postmaster, 'rashi', product, 'rashi')
    try {
      await ensureProductDatabase(adminUrl, product)
      return { ...running, adminUrl, url }
    } catch (error) {
      if (!running.isAdopted || performance.now() > giveUpAt) throw error
    }
  }
}

/** The product's database on a server that runs in `dataDir`, whoever started it; null where none does. */
export function findRunningDatabase(dataDir: string): string | null {
  const cluster = openCluster(dataDir)
  const postmaster = readPostmaster(cluster)
  if (postmaster?.status !== 'ready') return null
  return databaseUrl(cluster, postmaster, 'rashi', readSecrets(cluster).product, 'rashi')
}

/** @throws {StartError} when another process has the directory now. */
export function refuseIfInUse(dataDir: string): void {
  const lock = lockFolder(dataDir, 'start')
  if (!lock.isHeld) throw inUse(dataDir, lock.holder)
  lock.release()
}

function inUse(dataDir: string, holder: string): StartError {
  return new StartError(
    `DATA_DIR ${dataDir} is in use by ${holder}: stop that first, or set another DATA_DIR`,
  )
}

function openCluster(dataDir: string): Cluster {
  const folder = join(dataDir, 'database')
  const account = serverAccount(folder)
  // Open to pass through, not to list: the server's account runs its programs from here.
  if (account) chmodSync(dataDir, statSync(dataDir).mode | 0o711)
  return { dataDir, folder, account, engine: installEngine(dataDir, account) }
}
