import { newId } from './identifiers.ts'
import { matchSegments } from './match-segments.ts'

export interface FaultOrder {
  method: 'GET' | 'POST' | 'DELETE'
  /** A path of the API; `*` matches one segment. */
  path: string
  /** `drop` closes the connection, `error` responds with 500, `forbid` takes the key's right away, `hold` waits until released. */
  action: 'drop' | 'error' | 'forbid' | 'hold'
  /** Before the request takes effect, or after. */
  when: 'before' | 'after'
  /** The number of requests that it affects. */
  times: number
}

export interface Fault extends FaultOrder {
  id: string
  /** Resolves at once unless the fault holds its requests. */
  released: Promise<void>
}

export interface Faults {
  order(order: FaultOrder): string
  /** Returns the fault of this request, if any, and counts it as used. */
  take(method: string, path: string): Fault | null
  /** Releases held requests. Returns false if there is no such fault. */
  release(id: string): boolean
  /** Removes all faults and releases held requests. */
  clear(): void
  list(): FaultOrder[]
}

/** Faults that tests order; they do not survive a restart. */
export function createFaults(): Faults {
  const ordered = new Map<string, { fault: Fault; left: number; release: () => void }>()
  return {
    order(order) {
      const id = newId('fault')
      const gate = Promise.withResolvers<void>()
      if (order.action !== 'hold') gate.resolve()
      const fault = { ...order, id, released: gate.promise }
      ordered.set(id, { fault, left: order.times, release: gate.resolve })
      return id
    },
    take(method, path) {
      for (const entry of ordered.values()) {
        const { fault } = entry
        if (entry.left === 0 || fault.method !== method) continue
        if (matchSegments(fault.path.split('/'), path.split('/')) === null) continue
        entry.left--
        if (entry.left === 0 && fault.action !== 'hold') ordered.delete(fault.id)
        return fault
      }
      return null
    },
    release(id) {
      const entry = ordered.get(id)
      entry?.release()
      return ordered.delete(id)
    },
    clear() {
      for (const { release } of ordered.values()) release()
      ordered.clear()
    },
    list: () =>
      [...ordered.values()].map(({ fault: { method, path, action, when }, left }) => ({
        method,
        path,
        action,
        when,
        times: left,
      })),
  }
}
