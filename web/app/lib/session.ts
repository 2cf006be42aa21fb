import { useSyncExternalStore } from 'react'
import { createStore } from '../ui/store.ts'
import { isLive } from './session.rules.ts'

/** The two keys in the browser's storage (docs/product/decisions.md section 3). */
const tokenKey = 'auth-token'
const expiryKey = 'session-expiry'
/** Set while nobody has said that the account is theirs: a link that this browser did not ask for opened the session. */
const unsureKey = 'account-unsure'

const storage = (): Storage | undefined =>
  typeof window === 'undefined' ? undefined : window.localStorage

/** The token whose owner's data this tab shows. */
const shownToken = createStore(storage()?.getItem(tokenKey) ?? undefined)

/** Publishes the change. Styles hide what is for guests only (`[data-guest]`), even before the first paint. */
function publish(): void {
  document.documentElement.toggleAttribute('data-signed-in', session.isLive())
  shownToken.set(session.token())
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
  /** Returns when a session that is over was last used, in epoch milliseconds; undefined without one. */
  endedAt(): number | undefined {
    if (session.token() === undefined || session.isLive()) return undefined
    return Number(storage()?.getItem(expiryKey) ?? 0) || 0
  },
  open(token: string, { isAccountUnsure = false } = {}): void {
    storage()?.setItem(tokenKey, token)
    if (isAccountUnsure) storage()?.setItem(unsureKey, '1')
    else storage()?.removeItem(unsureKey)
    session.touch()
    publish()
  },
  isAccountUnsure: (): boolean => storage()?.getItem(unsureKey) === '1',
  /** Records that the account is the reader's. */
  confirmAccount(): void {
    storage()?.removeItem(unsureKey)
  },
  /** Records that the token was used: the 30 minutes begin again. */
  touch(): void {
    storage()?.setItem(expiryKey, String(Date.now()))
  },
  close(): void {
    storage()?.removeItem(tokenKey)
    storage()?.removeItem(expiryKey)
    storage()?.removeItem(unsureKey)
    publish()
  },
}

/** Calls `onChange` once when another tab signs in or out, which changes the storage more than once. */
export function watchOtherTabs(onChange: (token: string | undefined) => void): () => void {
  const listen = () => {
    if (session.token() === shownToken.get()) return
    publish()
    onChange(session.token())
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** Returns whether a session is live; false on the server and while hydrating. */
export const useHasSession = (): boolean =>
  useSyncExternalStore(shownToken.subscribe, session.isLive, () => false)
