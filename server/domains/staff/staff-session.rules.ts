/** A session ends when it was not used for so long. */
export const idleMinutes = 15
const ageHours = 12
/** A use is not recorded within this time after the last recorded one. */
const recordUseSeconds = 5

export interface SessionTimes {
  readonly issued_at: Temporal.Instant
  readonly last_used_at: Temporal.Instant
}

const isAfter = (instant: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(instant, other) > 0

/** A session ends at this instant however much it is used. */
export const sessionEnd = (issuedAt: Temporal.Instant): Temporal.Instant =>
  issuedAt.add({ hours: ageHours })

/** Sessions that were last used before have ended. */
export const oldestUse = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ minutes: idleMinutes })

/** Limits are inclusive, as those of customers. */
export const isAlive = (
  { issued_at, last_used_at }: SessionTimes,
  now: Temporal.Instant,
): boolean => !isAfter(oldestUse(now), last_used_at) && !isAfter(now, sessionEnd(issued_at))

export const shouldRecordUse = ({ last_used_at }: SessionTimes, now: Temporal.Instant): boolean =>
  isAfter(now, last_used_at.add({ seconds: recordUseSeconds }))
