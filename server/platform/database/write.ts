import type { Db, Trx } from './database.ts'

const retryable = new Set(['40001', '40P01'])
const attempts = 5

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && retryable.has(String(error.code))

/**
 * Runs a transaction, and repeats it after a serialisation failure or a deadlock. `work` may run several
 * times, so it must call nothing outside the database. All writes go through this function.
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
