import type { Facts } from './store.ts'

/** Where the sandbox reads the time: the clock it was handed, moved on by what tests have asked for. */
export interface SandboxClock {
  now(): Temporal.Instant
  /** Seconds since 1970, as Stripe counts. */
  seconds(): number
  /** Moves on for good, restarts included. Calendar units are counted in UTC from the present moment. */
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
