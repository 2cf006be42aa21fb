import { sessionIdleMinutes } from '@rashi/contract/session.rules'

/** The lifetimes of docs/product/decisions.md section 3. */
export const idleLimit = Temporal.Duration.from({ minutes: sessionIdleMinutes })
export const ageLimit = Temporal.Duration.from({ hours: 12 })
/** As long as a bank may take to hear its customer, and the time to get there. */
const purchaseAgeLimit = Temporal.Duration.from({ hours: 2 })

/** A use that follows the last written one within this is not written. */
const useWrittenEvery = Temporal.Duration.from({ seconds: 5 })

export interface SessionTimes {
  readonly issued_at: Temporal.Instant
  readonly last_used_at: Temporal.Instant
  readonly is_for_purchase?: boolean
}

const isAtMost = (instant: Temporal.Instant, limit: Temporal.Duration, now: Temporal.Instant) =>
  Temporal.Duration.compare(instant.until(now), limit) <= 0

/** Exactly at a limit a session still lives, as the browser's guard counts it (ID-35). */
export const isAlive = (session: SessionTimes, now: Temporal.Instant): boolean =>
  isAtMost(session.last_used_at, idleLimit, now) &&
  isAtMost(session.issued_at, session.is_for_purchase ? purchaseAgeLimit : ageLimit, now)

export const isUseWorthWriting = (session: SessionTimes, now: Temporal.Instant): boolean =>
  !isAtMost(session.last_used_at, useWrittenEvery, now)
