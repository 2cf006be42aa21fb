import type { Clock } from '../platform/clock.ts'

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  advance(duration: Temporal.Duration | Temporal.DurationLike | string): void
  set(instant: string): void
}

/** PostgreSQL rounds to microseconds, perhaps up: what was stored at this moment would lie in the future. */
const storable = (instant: string) =>
  Temporal.Instant.from(instant).round({ smallestUnit: 'microsecond', roundingMode: 'floor' })

/** Days and longer units are of 24 hours here. */
export function movableClock(start: string): MovableClock {
  let now = storable(start)
  return {
    now: () => now,
    advance: (duration) => {
      now = now.toZonedDateTimeISO('UTC').add(duration).toInstant()
    },
    set: (instant) => {
      now = storable(instant)
    },
  }
}
