/** A bucket that holds `capacity` tokens and gets one back every `secondsPerToken`. */
export interface BucketRule {
  readonly capacity: number
  readonly secondsPerToken: number
}

export interface Bucket {
  readonly tokens: number
  /** Epoch milliseconds of the last change. */
  readonly atMs: number
}

/** What a bucket holds at `nowMs`; a bucket never seen is full. */
export const filled = (bucket: Bucket | undefined, rule: BucketRule, nowMs: number): number =>
  bucket === undefined
    ? rule.capacity
    : Math.min(
        rule.capacity,
        bucket.tokens + Math.max(0, nowMs - bucket.atMs) / 1000 / rule.secondsPerToken,
      )

/** Seconds until a bucket with `tokens` in it can give `wanted`. */
export const secondsUntil = (wanted: number, tokens: number, rule: BucketRule): number =>
  Math.max(0, wanted - tokens) * rule.secondsPerToken
