import type { Clock } from '../platform/clock.ts'

/** A clock that advances only when a test moves it. */
export interface MovableClock extends Clock {
  advance(duration: Temporal.Duration | Temporal.DurationLike | string): void
  set(instant: string): void
}

/**
 * Rounds an instant down to microseconds, the precision of PostgreSQL. PostgreSQL would round nanoseconds up or
 * down, so a stored instant could be later than this clock.
 */
const floorToMicroseconds = (instant: string) =>
  Temporal.Instant.from(instant).round({ smallestUnit: 'microsecond', roundingMode: 'floor' })

/** A day has 24 hours here, because the clock counts in UTC. */
export function movableClock(start: string): MovableClock {
  let now = floorToMicroseconds(start)
  return {
    now: () => now,
    advance: (duration) => {
      now = now.toZonedDateTimeISO('UTC').add(duration).toInstant()
    },
    set: (instant) => {
      now = floorToMicroseconds(instant)
    },
  }
}
