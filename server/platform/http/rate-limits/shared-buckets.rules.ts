import type { BucketRule } from './token-bucket.rules.ts'

const milliseconds = (seconds: number) => ({ milliseconds: Math.round(seconds * 1000) })

/**
 * A bucket is kept as the instant at which it is full again, so that one column says all. It can give
 * a token now while that instant lies no further ahead than all its tokens but one.
 */
export const lastMomentToTake = (now: Temporal.Instant, rule: BucketRule): Temporal.Instant =>
  now.add(milliseconds((rule.capacity - 1) * rule.secondsPerToken))

/** Seconds until a bucket that is full at `fullAt` can give one; 0: now. */
export const secondsUntilTake = (
  fullAt: Temporal.Instant,
  now: Temporal.Instant,
  rule: BucketRule,
): number => Math.max(0, lastMomentToTake(now, rule).until(fullAt).total('seconds'))
