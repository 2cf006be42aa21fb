import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './index.ts'
import type { EmbeddedPostgres } from './index.ts'
import { type ServerOptions, throwawayOptions } from './server-options.ts'

/** Starts a PostgreSQL server in a temporary directory, which `stop` removes. */
export async function startThrowawayPostgres(
  special: ServerOptions = {},
): Promise<EmbeddedPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rashi-database-'))
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: () => undefined },
    serverOptions: { ...throwawayOptions, ...special },
  })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
