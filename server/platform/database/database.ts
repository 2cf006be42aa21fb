import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { isTracing } from '../tracing/spans.ts'
import { traceQuery } from '../tracing/trace-query.ts'
import { prepareStatements } from './prepare-statements.ts'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
/** A transaction; the parameter of functions that must run inside one. */
export type Trx = Transaction<Database>

const { builtins } = pg.types
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.INT8) return Number
    if (oid === builtins.NUMERIC) return Number
    if (oid === builtins.DATE) return (value: string) => value
    if (oid === builtins.TIMESTAMPTZ)
      return (value: string) => Temporal.Instant.from(value.replace(' ', 'T'))
    return pg.types.getTypeParser(oid, format)
  },
}

// pg converts parameters by this method; without it an instant would be sent as JSON.
Object.defineProperty(Temporal.Instant.prototype, 'toPostgres', {
  configurable: true,
  value(this: Temporal.Instant) {
    return this.toString()
  },
})

const pools = new WeakMap<Db, pg.Pool>()

/** Returns the pool of a database opened by `connectDatabase`, for its numbers of connections. */
export function poolOf(
  db: Db,
): Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options' | 'connect'> {
  const pool = pools.get(db)
  if (!pool) throw new Error('this database was not opened by connectDatabase')
  return pool
}

/** Closes the connections that are idle, or the next one that will be, so that the pool opens new ones. */
export async function renewConnections(db: Db): Promise<void> {
  const pool = poolOf(db)
  const taken = Array.from({ length: Math.max(1, pool.idleCount) }, () => pool.connect())
  // A connection that cannot be had needs no closing.
  for (const result of await Promise.allSettled(taken))
    if (result.status === 'fulfilled') result.value.release(true)
}

/** How long a statement may run, and a transaction may wait for its next statement; 0: without a limit. */
export interface SessionLimits {
  readonly statementMilliseconds: number
  readonly idleMilliseconds: number
}

/** The limits of requests and jobs. Callers of a request have given up long before. */
export const requestLimits: SessionLimits = {
  statementMilliseconds: 20_000,
  idleMilliseconds: 30_000,
}

/** The limits of commands that read much: backup, reconciliation, migrations. */
export const unlimited: SessionLimits = { statementMilliseconds: 0, idleMilliseconds: 0 }

/**
 * Opens a pool; `timestamptz` is read as a `Temporal.Instant`, `bigint` as a number, `date` as text.
 *
 * @param limits null: those of the server and no prepared statements, since a pooler in transaction mode refuses or loses a
 * session's own
 */
export function connectDatabase(
  url: string,
  poolSize = 10,
  limits: SessionLimits | null = requestLimits,
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    ...(limits && { options: formatOptions(limits) }),
    // A busy machine can stop the process and PostgreSQL for more than five seconds.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
  })
  // A lost connection fails its query, and the pool replaces it. An 'error' event without a listener would
  // end the process: the pool's listener covers idle connections, the other one those in use.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: limits === null ? pool : prepareStatements(pool) }),
    // A log function is called for each query, so there is none without tracing.
    ...(isTracing() && { log: traceQuery }),
  })
  pools.set(db, pool)
  return db
}

const formatOptions = ({ statementMilliseconds, idleMilliseconds }: SessionLimits): string =>
  `-c statement_timeout=${statementMilliseconds} -c idle_in_transaction_session_timeout=${idleMilliseconds}`
