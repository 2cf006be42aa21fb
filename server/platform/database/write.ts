import { setTimeout as delay } from 'node:timers/promises'
import { Counter, Registry } from 'prom-client'
import { type Db, renewConnections, type Trx } from './database.ts'
import {
  lastBeginMilliseconds,
  pauseBeforeRepeat,
  reasonToRepeat,
  type RepeatReason,
} from './repeat.ts'

/** Transactions that were repeated, for `/metrics`. */
export const writeCounters = new Registry()

const repeats = new Counter({
  name: 'database_transaction_repeats_total',
  help: 'Transactions that were run again, by reason.',
  labelNames: ['reason'] as const,
  registers: [writeCounters],
})
const reasons: readonly RepeatReason[] = ['conflict', 'connection-lost', 'read-only']
for (const reason of reasons) repeats.inc({ reason }, 0)

const effectsOf = new WeakMap<Trx, (() => void)[]>()

/** Runs an effect outside the database, such as counting, once and only if the transaction of `write` commits. */
export function afterCommit(trx: Trx, effect: () => void): void {
  effectsOf.set(trx, [...(effectsOf.get(trx) ?? []), effect])
}

/**
 * Runs a transaction, and repeats it after a serialisation failure, a deadlock, or a lost connection. `work` may run
 * several times, so it must call nothing outside the database but by `afterCommit`. All writes go through this function.
 *
 * A connection that is lost once COMMIT was sent leaves open whether the transaction is committed, so it is not repeated.
 */
export async function write<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const begunAt = performance.now()
  for (let failures = 1; ; failures++) {
    let isCommitSent = false
    try {
      const { result, effects } = await db.transaction().execute(async (trx) => {
        const result = await work(trx)
        isCommitSent = true
        return { result, effects: effectsOf.get(trx) ?? [] }
      })
      for (const effect of effects) effect()
      return result
    } catch (error) {
      const reason = reasonToRepeat(error)
      if (reason === undefined || (isCommitSent && reason !== 'conflict')) throw error
      if (reason === 'read-only') await renewConnections(db)
      const pause = pauseBeforeRepeat(reason, {
        failures,
        elapsedMilliseconds: performance.now() - begunAt,
        random: Math.random(),
        lastBegin: lastBeginMilliseconds.write,
      })
      if (pause === undefined) throw error
      repeats.inc({ reason })
      await delay(pause)
    }
  }
}
