import { useSyncExternalStore } from 'react'
import { isLive } from './session.rules.ts'

/** The two keys of the browser's storage (docs/product/decisions.md section 3). */
const tokenKey = 'auth-token'
const expiryKey = 'session-expiry'

const storage = (): Storage | undefined =>
  typeof window === 'undefined' ? undefined : window.localStorage

const listeners = new Set<() => void>()

/** By whose token this tab shows what it shows. */
let shownFor = storage()?.getItem(tokenKey) ?? undefined

/** Styles hide what only a guest is to see (`[data-guest]`), from before the first paint on. */
function tell(): void {
  shownFor = session.token()
  document.documentElement.toggleAttribute('data-signed-in', session.isLive())
  for (const listener of listeners) listener()
}

export const session = {
  token: (): string | undefined => storage()?.getItem(tokenKey) ?? undefined,
  isLive: (): boolean =>
    isLive(
      {
        token: storage()?.getItem(tokenKey) ?? null,
        expiry: storage()?.getItem(expiryKey) ?? null,
      },
      Date.now(),
    ),
  open(token: string): void {
    storage()?.setItem(tokenKey, token)
    session.touch()
    tell()
  },
  /** The token has just been used: the 30 minutes begin anew. */
  touch(): void {
    storage()?.setItem(expiryKey, String(Date.now()))
  },
  close(): void {
    storage()?.removeItem(tokenKey)
    storage()?.removeItem(expiryKey)
    tell()
  },
  /** Hears of a session that opens or closes, in this tab or in another. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Another tab has signed in or out, which changes its storage more than once: what this tab shows is to follow. */
export function hearOtherTabs(heard: (token: string | undefined) => void): () => void {
  const listen = () => {
    if (session.token() === shownFor) return
    tell()
    heard(session.token())
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** Whether a session is live, for what differs between guest and reader; false until hydrated. */
export const useHasSession = (): boolean =>
  useSyncExternalStore(session.subscribe, session.isLive, () => false)
