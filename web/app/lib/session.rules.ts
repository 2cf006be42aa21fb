import { sessionIdleMinutes } from '@rashi/contract/session.rules'

export interface StoredSession {
  readonly token: string | null
  /** Epoch milliseconds of the last use, as stored. */
  readonly expiry: string | null
}

/** Returns whether a session is live: it has a token and was used within the idle limit. */
export function isLive({ token, expiry }: StoredSession, nowMs: number): boolean {
  const usedMs = expiry === null || expiry.trim() === '' ? Number.NaN : Number(expiry)
  if (token === null || token === '' || !Number.isFinite(usedMs)) return false
  return (nowMs - usedMs) / 60_000 <= sessionIdleMinutes
}
