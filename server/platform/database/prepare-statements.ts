import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isPlanChange } from './repeat.ts'

/** Further statements are planned each time: a prepared one takes memory in the server process of each connection. */
const maxStatements = 500

/**
 * Returns a pool whose connections prepare each statement that has parameters when it is first run, so that PostgreSQL parses and
 * plans it once. A statement whose columns a migration has changed is prepared anew; in a transaction PostgreSQL allows no
 * other statement then, so `write` repeats the transaction.
 */
export function prepareStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < maxStatements) names.set(text, `statement_${names.size}`)
    return names.get(text)
  }
  /** Part of the names, so that no connection uses a plan from before the last change. */
  let changes = 0
  const run = async (client: pg.PoolClient, text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined
    if (name === undefined) return query(client, { text, values: [...values] })
    const isAlone = client.getTransactionStatus() === 'I'
    const prepared = () => query(client, { name: `${name}_${changes}`, text, values: [...values] })
    try {
      return await prepared()
    } catch (error) {
      if (!isPlanChange(error)) throw error
      changes++
      if (!isAlone) throw error
      return prepared()
    }
  }
  const prepareOn = (client: pg.PoolClient): PostgresPoolClient => {
    const known = clients.get(client)
    if (known) return known
    // Kysely passes a cursor in place of a text only to dialects that were given one.
    const preparing = {
      query: (text: string, values: readonly unknown[]) => run(client, text, values),
      release: (destroy?: boolean) => client.release(destroy),
    } as unknown as PostgresPoolClient
    clients.set(client, preparing)
    return preparing
  }
  return {
    options: pool.options,
    connect: async () => prepareOn(await pool.connect()),
    end: () => pool.end(),
  }
}

/**
 * Runs a query by pg's callback. What a query with a promise of pg's allocates moves to V8's old generation, though nothing uses it any
 * longer: 2 KB, which are collected with that generation only.
 */
const query = async (client: pg.PoolClient, config: pg.QueryConfig): Promise<pg.QueryResult> => {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>()
  client.query(config, (error, result) => (error ? reject(error) : resolve(result)))
  try {
    return await promise
  } catch (error) {
    // As pg does: the stack of the caller, in place of the socket's.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}
