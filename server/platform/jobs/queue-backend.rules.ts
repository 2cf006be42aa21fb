import type { BackendProfile } from 'pg-boss'

/**
 * Returns the profile of pg-boss for a database engine.
 *
 * @param version the answer of `select version()`
 * @param hasCitus whether the extension `citus` is installed
 */
export function toQueueBackend(version: string, hasCitus: boolean): BackendProfile {
  if (version.startsWith('CockroachDB')) return 'cockroachdb'
  if (/^PostgreSQL \S*-YB-/.test(version)) return 'yugabytedb'
  return hasCitus ? 'citus' : 'postgres'
}
