import { existsSync } from 'node:fs'
import type { Config } from '../config.ts'
import { findRunningDatabase, startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { openLog } from '../log.ts'
import { StartError } from '../start-error.ts'

/**
 * The product's database, for a command beside it or without it: `DATABASE_URL`, or the embedded one,
 * which is started for as long as the command runs where nobody has it running.
 *
 * @throws {StartError} where the product has never been started.
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
