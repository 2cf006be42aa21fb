/** Minutes since the last use after which a session is over (spec.md section 9). */
export const sessionLimitMinutes = 30

export interface StoredSession {
  readonly token: string | null
  /** Epoch milliseconds of the last use, as stored. */
  readonly expiry: string | null
}

/** Whether a protected route may open: a token, a readable expiry, and at most 30 minutes since then. */
export function isLive({ token, expiry }: StoredSession, nowMs: number): boolean {
  const usedMs = expiry === null || expiry.trim() === '' ? Number.NaN : Number(expiry)
  if (token === null || token === '' || !Number.isFinite(usedMs)) return false
  return (nowMs - usedMs) / 60_000 <= sessionLimitMinutes
}
