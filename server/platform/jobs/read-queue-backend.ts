import { sql } from 'kysely'
import type { BackendProfile } from 'pg-boss'
import type { Db } from '../database/database.ts'
import { toQueueBackend } from './queue-backend.rules.ts'

/** Asks the database which engine it is, and returns the profile of pg-boss for it. */
export async function readQueueBackend(db: Db): Promise<BackendProfile> {
  const { rows } = await sql<{ version: string; has_citus: boolean }>`
    select version(), exists (select from pg_extension where extname = 'citus') as has_citus`.execute(
    db,
  )
  const [engine] = rows
  return toQueueBackend(engine?.version ?? '', engine?.has_citus ?? false)
}
