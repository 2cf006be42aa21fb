import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

const queues = ['mail', 'mailed-link', 'welcome-mail']

/** Returns the age of the oldest email that is not sent yet, links to sign in with included; 0 if none waits. */
export async function readOldestEmailSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as seconds from jobs.job
    where name = any(${queues}) and state in ('created', 'retry', 'active')`.execute(db)
  return rows[0]?.seconds ?? 0
}
