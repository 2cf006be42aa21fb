import type { SandboxClock } from '../store/sandbox-clock.ts'
import type { Kinds } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'
import { sign } from './sign.ts'

export interface Deliveries {
  hasReceiver(): boolean
  /** Sets the address that events are delivered to from now on; null: none. */
  setReceiver(url: string | null): void
  /** Marks an event as pending, inside the transaction that records it. */
  add(event: string): void
  /** While delivery is paused, only `deliverNow` and `flush` deliver. */
  setPaused(isPaused: boolean): void
  /** Delivers at once, even again. Returns the receiver's status, null without a response. */
  deliverNow(event: string): Promise<number | null>
  /** Tries each pending event once, even before its wait is over. Returns the number still pending. */
  flush(): Promise<number>
  countPending(): number
  stop(): Promise<void>
}

const together = 4
const firstWaitMilliseconds = 250
const longestWaitMilliseconds = 30_000
const patienceMilliseconds = 20_000

interface Parts {
  store: Store
  clock: SandboxClock
  secret: string
  receiver: string | null
}

/**
 * Delivers every event until the receiver responds with 2xx, with a wait that doubles up to 30 seconds and
 * without limit; Stripe gives up after three days. Pending events are read from the database, so that a
 * restart continues and no list grows in memory.
 */
export function createDeliveries({ store, clock, secret, receiver }: Parts): Deliveries {
  let isPaused = false
  let url = receiver
  let timer: NodeJS.Timeout | undefined
  let pumping: Promise<void> | null = null
  const stopped = new AbortController()
  const { statement } = store
  const due = statement(
    'SELECT event FROM deliveries WHERE is_done = 0 AND due_milliseconds <= ? ORDER BY due_milliseconds, rowid LIMIT ?',
  )
  const nextDue = statement('SELECT min(due_milliseconds) AS due FROM deliveries WHERE is_done = 0')
  const add = statement('INSERT INTO deliveries (event) VALUES (?)')
  const count = statement('SELECT count(*) AS pending FROM deliveries WHERE is_done = 0')
  const tries = statement('SELECT tries FROM deliveries WHERE event = ?')
  const postpone = statement(
    'UPDATE deliveries SET tries = tries + 1, due_milliseconds = ? WHERE event = ?',
  )
  const finish = statement('UPDATE deliveries SET tries = tries + 1, is_done = 1 WHERE event = ?')

  const send = async (event: Kinds['event']): Promise<number | null> => {
    if (url === null) return null
    const body = JSON.stringify(event)
    const seconds = await store.durably(() => clock.seconds())
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': sign(body, secret, seconds),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(patienceMilliseconds)]),
      })
      await response.body?.cancel()
      return response.status
    } catch {
      return null
    }
  }

  const deliver = async (id: string): Promise<number | null> => {
    const event = store.find('event', id)?.object
    if (event === undefined) return null
    const status = await send(event)
    if (stopped.signal.aborted) return status
    await store.durably(() => {
      if (status !== null && status >= 200 && status < 300) {
        finish.run(id)
        store.save('event', { ...event, pending_webhooks: 0 }, {})
        return
      }
      const before = Number(tries.get(id)?.['tries'] ?? 0)
      const wait = Math.min(
        longestWaitMilliseconds,
        firstWaitMilliseconds * 2 ** Math.min(before, 10),
      )
      postpone.run(performance.now() + wait, id)
    })
    return status
  }

  const mayDeliver = () => !stopped.signal.aborted && !isPaused && url !== null

  const pump = async (): Promise<void> => {
    while (mayDeliver()) {
      const batch = due.all(performance.now(), together)
      if (batch.length === 0) return
      await Promise.all(batch.map(({ event }) => deliver(String(event))))
    }
  }

  const schedule = () => {
    if (!mayDeliver() || pumping !== null) return
    const at = nextDue.get()?.['due']
    if (typeof at !== 'number') return
    clearTimeout(timer)
    timer = setTimeout(run, Math.max(0, at - performance.now()))
  }
  const run = () => {
    pumping ??= pump().finally(() => {
      pumping = null
      schedule()
    })
  }
  schedule()

  return {
    hasReceiver: () => url !== null,
    setReceiver(next) {
      url = next
      schedule()
    },
    add(event) {
      add.run(event)
      // After the caller's commit: only committed events are delivered.
      setImmediate(schedule)
    },
    setPaused(next) {
      isPaused = next
      schedule()
    },
    deliverNow: deliver,
    async flush() {
      await pumping
      const seen = new Set<string>()
      for (;;) {
        const batch = due.all(Number.MAX_VALUE, 1000).map(({ event }) => String(event))
        const fresh = batch.filter((event) => !seen.has(event)).slice(0, together)
        if (fresh.length === 0) break
        for (const event of fresh) seen.add(event)
        await Promise.all(fresh.map(deliver))
      }
      return Number(count.get()?.['pending'])
    },
    countPending: () => Number(count.get()?.['pending']),
    async stop() {
      stopped.abort()
      clearTimeout(timer)
      await pumping
    },
  }
}
