import { sessionIdleMinutes } from '@rashi/contract/session.rules'
import { secondsBetween } from '../../../platform/instants.rules.ts'

/** The lifetimes of docs/product/decisions.md section 3. */
export const idleLimit = Temporal.Duration.from({ minutes: sessionIdleMinutes })
export const ageLimit = Temporal.Duration.from({ hours: 12 })
/** Enough for the order and for the bank's 3-D Secure confirmation. */
const purchaseAgeLimit = Temporal.Duration.from({ hours: 2 })

/** Sessions of one account at a time (docs/product/decisions.md section 9); the longest unused ones above end. */
export const mostSessions = 20
/** A purchase session serves one payment page of an app. */
export const mostPurchaseSessions = 5

/** A use is not recorded within this time after the last recorded one. */
const recordUseInterval = Temporal.Duration.from({ seconds: 5 })

export interface SessionTimes {
  readonly issued_at: Temporal.Instant
  readonly last_used_at: Temporal.Instant
  readonly is_for_purchase?: boolean
}

const isAtMost = (instant: Temporal.Instant, limit: Temporal.Duration, now: Temporal.Instant) =>
  secondsBetween(instant, now) <= limit.total('seconds')

/** Limits are inclusive, as in the browser's check (ID-35). */
export const isAlive = (session: SessionTimes, now: Temporal.Instant): boolean =>
  isAtMost(session.last_used_at, idleLimit, now) &&
  isAtMost(session.issued_at, session.is_for_purchase ? purchaseAgeLimit : ageLimit, now)

export const shouldRecordUse = (session: SessionTimes, now: Temporal.Instant): boolean =>
  !isAtMost(session.last_used_at, recordUseInterval, now)
