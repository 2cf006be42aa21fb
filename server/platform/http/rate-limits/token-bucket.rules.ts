/** A bucket of `capacity` tokens, refilled by one every `secondsPerToken`. */
export interface BucketRule {
  readonly capacity: number
  readonly secondsPerToken: number
}

export interface Bucket {
  readonly tokens: number
  /** Epoch milliseconds of the last change. */
  readonly atMs: number
}

/** The tokens of a bucket at `nowMs`; a missing bucket is full. */
export const tokensAt = (bucket: Bucket | undefined, rule: BucketRule, nowMs: number): number =>
  bucket === undefined
    ? rule.capacity
    : Math.min(
        rule.capacity,
        bucket.tokens + Math.max(0, nowMs - bucket.atMs) / 1000 / rule.secondsPerToken,
      )

/** Seconds until a bucket with `tokens` has `wanted`. */
export const secondsUntil = (wanted: number, tokens: number, rule: BucketRule): number =>
  Math.max(0, wanted - tokens) * rule.secondsPerToken
