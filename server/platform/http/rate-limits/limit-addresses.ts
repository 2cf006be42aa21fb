import type { LimitName } from '@rashi/contract'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../context/context.ts'
import { Refusal } from '../../refusal.ts'
import { networkOf } from './network.rules.ts'
import { inProcess, type LimitRequest } from './rate-limits.ts'
import { secondsUntil, tokensAt, type Bucket, type BucketRule } from './token-bucket.rules.ts'

/** Limits per address and process (docs/product/decisions.md section 2); those per account are in the database. */
const rules = {
  lookup: { capacity: 120, secondsPerToken: 0.5 },
  // The response comes from memory; an open page requests it every 6 seconds.
  poll: { capacity: 6000, secondsPerToken: 0.01 },
  // Pages that are not in the cache: a rendering takes some milliseconds of the only thread.
  page: { capacity: 300, secondsPerToken: 0.2 },
  other: { capacity: 600, secondsPerToken: 0.1 },
} satisfies Partial<Record<LimitName, BucketRule>>
/** Calls with a limit in the database count as others here, because each of them costs queries. */
const bucketOf = (limit: LimitName): keyof typeof rules =>
  limit === 'sign-in' || limit === 'sign-up' || limit === 'mail' ? 'other' : limit
const maxBuckets = 50_000

/** Takes tokens (one by default) from an address's bucket; returns 0, or the seconds until there are enough. */
export type TakeFromAddress = (limit: LimitName, address: string, wanted?: number) => number

/** Creates the buckets of all addresses in this process's memory, cheap enough for every call. */
export function createAddressBuckets({
  config,
  clock,
}: Pick<Context, 'config' | 'clock'>): TakeFromAddress {
  const buckets = new LRUCache<string, Bucket>({ max: maxBuckets })
  return (limit, address, wanted = 1) => {
    if (!config.rateLimits || address === inProcess) return 0
    const nowMs = clock.now().epochMilliseconds
    const name = bucketOf(limit)
    const rule: BucketRule = rules[name]
    const key = `${name} ${networkOf(address)}`
    const tokens = tokensAt(buckets.get(key), rule, nowMs)
    if (tokens < wanted) return secondsUntil(wanted, tokens, rule)
    buckets.set(key, { tokens: tokens - wanted, atMs: nowMs })
    return 0
  }
}

export const limitAddresses =
  (take: TakeFromAddress): LimitRequest =>
  (limit, address, tokens) => {
    const retryAfterSeconds = take(limit, address, tokens)
    if (retryAfterSeconds > 0) throw new Refusal('too-many-requests', { retryAfterSeconds })
  }
