import type { Db, Trx } from './database.ts'

const retryable = new Set(['40001', '40P01'])
const attempts = 5

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && retryable.has(String(error.code))

/**
 * The one way to write: a transaction that is run again when the database asks for it (serialisation
 * failure, deadlock). `work` may run several times, so it calls nothing outside the database.
 */
export async function write<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error
    }
  }
}
