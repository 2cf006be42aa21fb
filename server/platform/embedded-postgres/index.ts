import { chmodSync, chownSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../folder-lock.ts'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { findServerAccount } from './account.ts'
import { ensureCluster, readSecrets } from './cluster.ts'
import { databaseUrl } from './endpoint.ts'
import { installEngine } from './engine.ts'
import { ensureProductDatabase } from './product-database.ts'
import type { ServerOptions } from './server-options.ts'
import { readPostmaster, type Cluster } from './server-process.ts'
import { startServer, stopServer } from './start-server.ts'
import { superviseServer } from './supervise-server.ts'

export { sharedAccount } from './account.ts'
export { copyRunningCluster } from './online-backup.ts'

const adoptionMilliseconds = 10_000

export interface EmbeddedPostgres {
  /** The product's database, with a role that owns only it. */
  url: string
  /** The database `postgres`, with the superuser. */
  adminUrl: string
  /** The system account that the server runs as; null: the product's own. */
  account: string | null
  /** Stops the server and releases the data directory; later calls do nothing. */
  stop: () => Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** An absolute path that exists. */
  dataDir: string
  log: Pick<Log, 'info' | 'warn'>
  serverOptions?: ServerOptions
  /** Called when the server has ended and cannot be started again. */
  onFailure?: (error: Error) => void
}

/**
 * Starts PostgreSQL in `dataDir` and restarts it if it ends by itself. The first start creates the cluster;
 * a server that survived a `kill -9` of the product is adopted.
 *
 * @throws {StartError} if another process uses the directory or the server cannot run there
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
      account: cluster.account?.name ?? null,
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

/** Starts or adopts the server. A server that was just killed looks adoptable until a connection fails. */
async function reachServer(cluster: Cluster, serverOptions: ServerOptions) {
  const { admin, product } = readSecrets(cluster)
  const deadline = performance.now() + adoptionMilliseconds
  for (;;) {
    const running = await startServer(cluster, serverOptions)
    const adminUrl = databaseUrl(cluster, running.postmaster, 'postgres', admin, 'postgres')
    const url = databaseUrl(cluster, running.postmaster, 'rashi', product, 'rashi')
    try {
      await ensureProductDatabase(adminUrl, product)
      return { ...running, adminUrl, url }
    } catch (error) {
      if (!running.isAdopted || performance.now() > deadline) throw error
    }
  }
}

/** Finds the databases of a server that runs in `dataDir`, whichever process started it. */
export function findRunningServer(
  dataDir: string,
): Pick<EmbeddedPostgres, 'url' | 'adminUrl'> | null {
  const cluster = openCluster(dataDir)
  const postmaster = readPostmaster(cluster)
  if (postmaster?.status !== 'ready') return null
  const { admin, product } = readSecrets(cluster)
  return {
    url: databaseUrl(cluster, postmaster, 'rashi', product, 'rashi'),
    adminUrl: databaseUrl(cluster, postmaster, 'postgres', admin, 'postgres'),
  }
}

/** Stops a server that a killed process left running in `dataDir`. */
export async function stopLeftServer(dataDir: string): Promise<void> {
  if (existsSync(clusterFolderOf(dataDir))) await stopServer(openCluster(dataDir))
}

export const clusterFolderOf = (dataDir: string): string => join(dataDir, 'database')

/** Gives a cluster that was copied into `dataDir` to the account that its server runs as. */
export function giveClusterToAccount(dataDir: string): void {
  const { account, folder } = openCluster(dataDir)
  if (!account) return
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const path of ['', ...paths]) chownSync(join(folder, path), account.uid, account.gid)
}

/** @throws {StartError} if another process uses the directory */
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
  const folder = clusterFolderOf(dataDir)
  const account = findServerAccount(folder)
  // The server's account must be able to traverse the directory, not to list it.
  if (account) chmodSync(dataDir, statSync(dataDir).mode | 0o711)
  return { dataDir, folder, account, engine: installEngine(dataDir, account) }
}
