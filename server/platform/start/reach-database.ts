import { existsSync } from 'node:fs'
import type { Config } from '../config.ts'
import { findRunningServer, startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { openLog } from '../log.ts'
import { StartError } from '../start-error.ts'

export interface ReachedDatabase {
  readonly url: string
  /** The embedded server's database of its superuser; absent with `DATABASE_URL`. */
  readonly adminUrl?: string
  readonly stop: () => Promise<void>
}

/**
 * Returns the product's database for a command, whether or not the product runs: `DATABASE_DIRECT_URL`, else
 * `DATABASE_URL`, or the embedded one, which is started while the command runs unless it is running.
 *
 * @throws {StartError} if the product has never been started
 */
export async function reachDatabase({
  databaseUrl,
  databaseDirectUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>): Promise<ReachedDatabase> {
  if (databaseUrl) return { url: databaseDirectUrl ?? databaseUrl, stop: async () => {} }
  if (!existsSync(dataDir))
    throw new StartError(`DATA_DIR ${dataDir} holds nothing yet: start the product once`)
  const running = findRunningServer(dataDir)
  if (running !== null) return { ...running, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir, log: openLog('error') })
}
