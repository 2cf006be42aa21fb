import { newId } from './identifiers.ts'
import { matchSegments } from './match-segments.ts'

export interface FaultOrder {
  method: 'GET' | 'POST' | 'DELETE'
  /** A path of the API; `*` stands for one part. */
  path: string
  /** `drop` closes the connection, `error` answers 500, `hold` waits until released. */
  action: 'drop' | 'error' | 'hold'
  /** Before the request took effect, or after. */
  when: 'before' | 'after'
  /** How many requests it befalls. */
  times: number
}

export interface Fault extends FaultOrder {
  id: string
  /** Resolves at once unless the fault holds its requests. */
  released: Promise<void>
}

export interface Faults {
  order(order: FaultOrder): string
  /** The fault that befalls this request, if any; it counts as used. */
  take(method: string, path: string): Fault | null
  /** Lets held requests go on; false where no such fault was ordered. */
  release(id: string): boolean
  /** Forgets all that have not befallen a request, and releases what is held. */
  clear(): void
  list(): FaultOrder[]
}

/** Faults that tests order; a restart forgets them. */
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
