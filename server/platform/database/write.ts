import type { Db, Trx } from './database.ts'

const retryable = new Set(['40001', '40P01'])
const attempts = 5

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && retryable.has(String(error.code))

const effectsOf = new WeakMap<Trx, (() => void)[]>()

/** Runs an effect outside the database, such as counting, once and only if the transaction of `write` commits. */
export function afterCommit(trx: Trx, effect: () => void): void {
  effectsOf.set(trx, [...(effectsOf.get(trx) ?? []), effect])
}

/**
 * Runs a transaction, and repeats it after a serialisation failure or a deadlock. `work` may run several
 * times, so it must call nothing outside the database but by `afterCommit`. All writes go through this function.
 */
export async function write<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { result, effects } = await db.transaction().execute(async (trx) => ({
        result: await work(trx),
        effects: effectsOf.get(trx) ?? [],
      }))
      for (const effect of effects) effect()
      return result
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error
    }
  }
}
