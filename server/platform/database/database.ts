import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
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
export function poolOf(db: Db): Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> {
  const pool = pools.get(db)
  if (!pool) throw new Error('this database was not opened by connectDatabase')
  return pool
}

/** Opens a pool; `timestamptz` is read as a `Temporal.Instant`, `bigint` as a number, `date` as text. */
export function connectDatabase(url: string, poolSize = 10): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  })
  // A lost connection fails its query, and the pool replaces it. An 'error' event without a listener would
  // end the process: the pool's listener covers idle connections, the other one those in use.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}
