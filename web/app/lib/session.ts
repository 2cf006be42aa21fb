import { isLive } from './session.rules.ts'

/** The two keys of the browser's storage (decisions.md section 3). */
const tokenKey = 'auth-token'
const expiryKey = 'session-expiry'

const storage = (): Storage | undefined =>
  typeof window === 'undefined' ? undefined : window.localStorage

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
  },
  /** The token has just been used: the 30 minutes begin anew. */
  touch(): void {
    storage()?.setItem(expiryKey, String(Date.now()))
  },
  close(): void {
    storage()?.removeItem(tokenKey)
    storage()?.removeItem(expiryKey)
  },
}
