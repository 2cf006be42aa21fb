import type { Clock } from '../platform/clock.ts'

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  advance(duration: Temporal.Duration | Temporal.DurationLike | string): void
  set(instant: string): void
}

/** Days and longer units are of 24 hours here. */
export function movableClock(start: string): MovableClock {
  let now = Temporal.Instant.from(start)
  return {
    now: () => now,
    advance: (duration) => {
      now = now.toZonedDateTimeISO('UTC').add(duration).toInstant()
    },
    set: (instant) => {
      now = Temporal.Instant.from(instant)
    },
  }
}
