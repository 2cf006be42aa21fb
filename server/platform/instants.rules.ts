// V8 frees each Temporal object by a callback while garbage collection stops the process. `Temporal.Instant.compare` and `until`
// make two such objects, and a call of a reader compares dozens of instants.

/** Returns whether an instant is earlier than another. */
export const isBefore = (instant: Temporal.Instant, other: Temporal.Instant): boolean =>
  instant.epochNanoseconds < other.epochNanoseconds

/** Returns the seconds from one instant to another, with fractions; negative if the other is earlier. */
export const secondsBetween = (from: Temporal.Instant, to: Temporal.Instant): number =>
  Number(to.epochNanoseconds - from.epochNanoseconds) / 1e9
