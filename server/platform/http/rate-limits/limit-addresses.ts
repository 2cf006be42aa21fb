import type { LimitName } from '@rashi/contract'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../context/context.ts'
import { Refusal } from '../../refusal.ts'
import { inProcess, type LimitRequest } from './rate-limits.ts'
import { filled, secondsUntil, type Bucket, type BucketRule } from './token-bucket.rules.ts'

/** Per address and process (docs/product/decisions.md section 2); those about accounts live in the database. */
const rules: Partial<Record<LimitName, BucketRule>> = {
  lookup: { capacity: 120, secondsPerToken: 0.5 },
  // Answered from memory; an open page asks every 6 seconds.
  poll: { capacity: 6000, secondsPerToken: 0.01 },
  other: { capacity: 600, secondsPerToken: 0.1 },
}
const maxBuckets = 50_000

/** Takes tokens, one unless told, from an address's bucket: 0, or the seconds until it can give them. */
export type TakeFromAddress = (limit: LimitName, address: string, wanted?: number) => number

/** Buckets kept in this process's memory: cheap enough for every call. */
export function addressBuckets({
  config,
  clock,
}: Pick<Context, 'config' | 'clock'>): TakeFromAddress {
  const buckets = new LRUCache<string, Bucket>({ max: maxBuckets })
  return (limit, address, wanted = 1) => {
    const rule = rules[limit]
    if (!config.rateLimits || !rule || address === inProcess) return 0
    const nowMs = clock.now().epochMilliseconds
    const key = `${limit} ${address}`
    const tokens = filled(buckets.get(key), rule, nowMs)
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
