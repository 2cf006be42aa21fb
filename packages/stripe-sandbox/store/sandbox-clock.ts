import type { Facts } from './store.ts'

/** The sandbox's time: that of the given clock, advanced by tests. */
export interface SandboxClock {
  now(): Temporal.Instant
  /** Seconds since 1970, as in Stripe's objects. */
  seconds(): number
  /** Advances the clock for good, also over restarts. Calendar units are counted in UTC from now. */
  advance(by: Temporal.Duration): Temporal.Instant
}

const shiftFact = 'clock-shift-milliseconds'

export function sandboxClock(given: { now(): Temporal.Instant }, facts: Facts): SandboxClock {
  let shiftMilliseconds = Number(facts.read(shiftFact) ?? 0)
  const now = () => given.now().add({ milliseconds: shiftMilliseconds })
  return {
    now,
    seconds: () => Math.floor(now().epochMilliseconds / 1000),
    advance(by) {
      const before = now()
      const after = before.toZonedDateTimeISO('UTC').add(by).toInstant()
      shiftMilliseconds += after.epochMilliseconds - before.epochMilliseconds
      facts.write(shiftFact, String(shiftMilliseconds))
      return now()
    },
  }
}
