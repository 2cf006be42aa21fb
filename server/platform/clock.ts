/** The product's only source of time, so that tests and operators can move it. */
export interface Clock {
  now(): Temporal.Instant
}

/**
 * Creates a clock of the machine's time plus `ahead` (CLOCK_AHEAD). Calendar units are converted to a fixed
 * duration once: converted at every reading, P1M would make the clock jump back on the 1st.
 */
export function systemClock(ahead: Temporal.Duration | null = null): Clock {
  if (ahead === null) return { now: () => Temporal.Now.instant() }
  const start = Temporal.Now.zonedDateTimeISO('UTC')
  const shift = start.toInstant().until(start.add(ahead).toInstant())
  return { now: () => Temporal.Now.instant().add(shift) }
}
