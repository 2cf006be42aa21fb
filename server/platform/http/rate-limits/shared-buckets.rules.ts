import type { BucketRule } from './token-bucket.rules.ts'

const milliseconds = (seconds: number) => ({ milliseconds: Math.round(seconds * 1000) })

/**
 * The latest time of being full at which a bucket still has a token now. A bucket is stored as the instant at which it
 * is full again, which needs one column.
 */
export const lastMomentToTake = (now: Temporal.Instant, rule: BucketRule): Temporal.Instant =>
  now.add(milliseconds((rule.capacity - 1) * rule.secondsPerToken))

/** Seconds until a bucket that is full at `fullAt` has a token; 0 where it has one now. */
export const secondsUntilTake = (
  fullAt: Temporal.Instant,
  now: Temporal.Instant,
  rule: BucketRule,
): number => Math.max(0, lastMomentToTake(now, rule).until(fullAt).total('seconds'))
