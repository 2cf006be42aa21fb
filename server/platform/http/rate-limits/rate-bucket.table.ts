export interface RateBucketTable {
  /** A hash: what a limit is about (an email) is not kept in clear. */
  key: string
  /** When the bucket will hold all its tokens again; one token less is `secondsPerToken` later. */
  full_at: Temporal.Instant
}

declare module '../../database/schema.ts' {
  interface Database {
    rate_buckets: RateBucketTable
  }
}
