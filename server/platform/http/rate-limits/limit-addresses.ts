import type { LimitName } from '@rashi/contract'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../context/context.ts'
import { Refusal } from '../../refusal.ts'
import type { ExchangeTaken } from './exchange-taken.ts'
import { networkOf } from './network.rules.ts'
import { inProcess, type LimitRequest } from './rate-limits.ts'
import { createSharing, type LocalBucket } from './share-buckets.ts'
import { secondsUntil, tokensAt, type BucketRule } from './token-bucket.rules.ts'

/** Limits per address (docs/product/decisions.md section 9); those per account are in the database. */
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

/**
 * Creates the buckets of all addresses in this process's memory, cheap enough for every call. Those that addresses draw on
 * heavily are shared with the other processes; without the database each process goes by its own.
 */
export function createAddressBuckets(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  exchange: ExchangeTaken,
): TakeFromAddress {
  const buckets = new LRUCache<string, LocalBucket>({ max: maxBuckets })
  const share = createSharing({ clock }, buckets, exchange)
  return (limit, address, wanted = 1) => {
    if (!config.rateLimits || address === inProcess) return 0
    const nowMs = clock.now().epochMilliseconds
    const name = bucketOf(limit)
    const rule: BucketRule = rules[name]
    const key = `${name} ${networkOf(address)}`
    const bucket = buckets.get(key)
    const tokens = tokensAt(bucket, rule, nowMs)
    if (tokens < wanted) return secondsUntil(wanted, tokens, rule)
    const taken = {
      rule,
      tokens: tokens - wanted,
      atMs: nowMs,
      unsharedTokens: (bucket?.unsharedTokens ?? 0) + wanted,
    }
    buckets.set(key, taken)
    share(key, taken)
    return 0
  }
}

export const limitAddresses =
  (take: TakeFromAddress): LimitRequest =>
  (limit, address, tokens) => {
    const retryAfterSeconds = take(limit, address, tokens)
    if (retryAfterSeconds > 0) throw new Refusal('too-many-requests', { retryAfterSeconds })
  }
