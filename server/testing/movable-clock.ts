import type { Clock } from '../platform/clock.ts'

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  advance(duration: Temporal.Duration | Temporal.DurationLike | string): void
  set(instant: string): void
}

/**
 * A moment in whole microseconds, as PostgreSQL stores it. PostgreSQL rounds nanoseconds, also up: what began at
 * such a moment would begin after a clock that stands still.
 */
const wholeMicroseconds = (instant: string) =>
  Temporal.Instant.from(instant).round({ smallestUnit: 'microsecond', roundingMode: 'floor' })

/** Days and longer units are of 24 hours here. */
export function movableClock(start: string): MovableClock {
  let now = wholeMicroseconds(start)
  return {
    now: () => now,
    advance: (duration) => {
      now = now.toZonedDateTimeISO('UTC').add(duration).toInstant()
    },
    set: (instant) => {
      now = wholeMicroseconds(instant)
    },
  }
}
