import { existsSync } from 'node:fs'
import type { Config } from '../config.ts'
import { findRunningDatabase, startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { openLog } from '../log.ts'
import { StartError } from '../start-error.ts'

/**
 * Returns the product's database for a command, whether or not the product runs: `DATABASE_URL`, or the
 * embedded one, which is started while the command runs unless it is running.
 *
 * @throws {StartError} if the product has never been started
 */
export async function reachDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<{ url: string; stop: () => Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  if (!existsSync(dataDir))
    throw new StartError(`DATA_DIR ${dataDir} holds nothing yet: start the product once`)
  const running = findRunningDatabase(dataDir)
  if (running !== null) return { url: running, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir, log: openLog('error') })
}
