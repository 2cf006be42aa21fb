export interface RateBucketTable {
  /** A hash, because the subject of a limit may be an email address. */
  key: string
  /** When the bucket will be full again; a token fewer makes it `secondsPerToken` later. */
  full_at: Temporal.Instant
}

declare module '../../database/schema.ts' {
  interface Database {
    rate_buckets: RateBucketTable
    /** Buckets of addresses, which processes keep in memory and share now and then; it is unlogged. */
    address_buckets: RateBucketTable
  }
}
