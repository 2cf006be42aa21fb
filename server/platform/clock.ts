/** Where the product reads the time: nothing else asks the machine, so that a test or an operator can move it. */
export interface Clock {
  now(): Temporal.Instant
}

/**
 * The machine's clock, moved ahead by `ahead` (CLOCK_AHEAD). Calendar units are counted once, from
 * the moment of the call: counted anew at every reading, P1M would make the clock jump back on the 1st.
 */
export function systemClock(ahead: Temporal.Duration | null = null): Clock {
  if (ahead === null) return { now: () => Temporal.Now.instant() }
  const start = Temporal.Now.zonedDateTimeISO('UTC')
  const shift = start.toInstant().until(start.add(ahead).toInstant())
  return { now: () => Temporal.Now.instant().add(shift) }
}
