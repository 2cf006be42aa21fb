import { useLayoutEffect, useSyncExternalStore } from 'react'
import { pendingOrderKey as key } from '../../lib/pending-order-key.rules.ts'
import { session } from '../../lib/session.ts'
import {
  draftsToRestore,
  readOrder,
  type PendingKind,
  type PendingOrder,
} from './pending-order.rules.ts'

const listeners = new Set<() => void>()

/** Styles keep room for the order while the page loads (`shell/before-first-paint.ts`). */
const markDocument = () =>
  document.documentElement.toggleAttribute('data-pending-order', read() !== undefined)

function publish(): void {
  markDocument()
  for (const listener of listeners) listener()
}

let last: { stored: string; order: PendingOrder | undefined } | undefined

/** Returns the same object for the same stored value, as React requires of a snapshot. */
function read(): PendingOrder | undefined {
  const stored = localStorage.getItem(key)
  if (stored === null) return undefined
  const order = readOrder(stored, { now: Date.now(), sessionEndedAt: session.endedAt() })
  if (last?.stored !== stored || !order !== !last.order) last = { stored, order }
  return last.order
}

/**
 * The order of a guest, in the browser's storage, so that it survives the sign-in, a reload and
 * another tab. It is kept for an hour, until it is bought or dropped, and until the session of its buyer ends.
 */
export const pendingOrder = {
  get: read,
  /** Keeps what a guest orders; for a reader the tab's storage is enough. */
  keep(order: Omit<PendingOrder, 'storedAt'>): void {
    if (session.isLive()) return
    localStorage.setItem(key, JSON.stringify({ ...order, storedAt: Date.now() }))
    publish()
  },
  /** Removes the order and its choices, because its buyer no longer wants it. */
  drop(): void {
    for (const draft of Object.keys(read()?.drafts ?? {})) sessionStorage.removeItem(draft)
    localStorage.removeItem(key)
    publish()
  },
  /** Removes the order once it is bought. */
  complete(bought: { kind: PendingKind; itemId: number }): void {
    const order = read()
    if (order?.kind !== bought.kind) return
    // Whichever plan was bought, there is no second one to offer.
    if (order.kind !== 'plan' && order.itemId !== bought.itemId) return
    localStorage.removeItem(key)
    publish()
  },
  /** Puts the choices back into this tab; the order's page then shows it. */
  restore(order: PendingOrder): void {
    const drafts = draftsToRestore(order, (draft) => sessionStorage.getItem(draft))
    for (const [draft, value] of drafts) sessionStorage.setItem(draft, value)
  },
  /** Returns the page that follows a sign-in: that of the order, unless another one was asked for. */
  landing(asked: string): string {
    const order = read()
    if (!order || (asked !== '/dashboard' && asked !== order.path)) return asked
    pendingOrder.restore(order)
    return order.path
  },
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The kept order; undefined on the server and while hydrating. */
export function usePendingOrder(): PendingOrder | undefined {
  const order = useSyncExternalStore(subscribe, read, () => undefined)
  // Time, another tab or the end of a session may have ended it since the document was marked.
  useLayoutEffect(() => {
    markDocument()
  }, [order])
  return order
}
