import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { updateLastUses } from './session.repository.ts'

/** Uses within this time are stored together; processes that end without a shutdown lose them. */
const pauseMilliseconds = 1_000

/** The uses of sessions that are not stored yet. */
export interface SessionUses {
  /** Returns the last use of a session that is not stored yet, if there is one. */
  find(sessionId: string): Temporal.Instant | undefined
  /** Notes a use, which is stored within a second. The caller does not wait for it. */
  add(sessionId: string, usedAt: Temporal.Instant): void
  /** Stores what was added. @throws {Error} when the database is away; the uses are then kept. */
  store(): Promise<void>
}

/** Collects the uses of sessions, so that a call of a reader needs no transaction of its own. */
export function createSessionUses({ db }: Pick<Context, 'db'>): SessionUses {
  const uses = new Map<string, Temporal.Instant>()
  let isScheduled = false

  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => void run(), pauseMilliseconds).unref()
  }
  const run = async () => {
    // While the database is away, nobody is authenticated, so that nothing is added either.
    await store().catch(() => {})
    isScheduled = false
    if (uses.size > 0) schedule()
  }

  async function store(): Promise<void> {
    const stored = [...uses]
    if (stored.length === 0) return
    await write(db, (trx) => updateLastUses(trx, stored))
    for (const [id, usedAt] of stored) if (uses.get(id) === usedAt) uses.delete(id)
  }

  return {
    find: (sessionId) => uses.get(sessionId),
    add(sessionId, usedAt) {
      uses.set(sessionId, usedAt)
      schedule()
    },
    store,
  }
}
