/** The two limits of a session, as `GET /studio/session` says. */
export interface SessionEnd {
  readonly idle_minutes: number
  readonly expires_at: string
}

/** Returns when a session ends that was last used at an instant, in epoch milliseconds. */
export const endsAt = ({ idle_minutes, expires_at }: SessionEnd, lastUseMs: number): number =>
  Math.min(lastUseMs + idle_minutes * 60_000, Date.parse(expires_at))
