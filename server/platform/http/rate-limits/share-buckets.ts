import type { LRUCache } from 'lru-cache'
import type { Context } from '../../../context/context.ts'
import type { ExchangeTaken } from './exchange-taken.ts'
import { tokensAt, type Bucket, type BucketRule } from './token-bucket.rules.ts'

/** A bucket in this process's memory. */
export interface LocalBucket extends Bucket {
  readonly rule: BucketRule
  /** Tokens that were taken here and are not yet known to the other processes. */
  readonly unsharedTokens: number
}

/** The part of a bucket that an address may use before it is shared: few visitors ever use so much. */
const unsharedPart = 0.1

/** An address that takes a whole bucket within this time gets it from each process once, and owes it afterwards. */
const pauseMilliseconds = 500

/**
 * Returns a function that shares a bucket with the other processes, if it has lost a tenth of its tokens. Buckets are
 * exchanged together, once in half a second at most, and callers never wait for it.
 */
export function createSharing(
  { clock }: Pick<Context, 'clock'>,
  buckets: LRUCache<string, LocalBucket>,
  exchange: ExchangeTaken,
): (key: string, bucket: LocalBucket) => void {
  const due = new Set<string>()
  let isScheduled = false

  const schedule = () => {
    isScheduled = true
    setTimeout(() => void run(), pauseMilliseconds).unref()
  }
  const run = async () => {
    await exchangeDue()
    isScheduled = false
    if (due.size > 0) schedule()
  }

  async function exchangeDue(): Promise<void> {
    const said = [...due].flatMap((key) => {
      const bucket = buckets.peek(key)
      return bucket ? [{ key, ...bucket }] : []
    })
    due.clear()
    for (const { key, unsharedTokens } of said) change(key, -unsharedTokens)
    try {
      const fullAt = await exchange(
        said.map(({ key, rule, unsharedTokens }) => ({
          bucket: key,
          seconds: unsharedTokens * rule.secondsPerToken,
        })),
      )
      for (const [key, instant] of fullAt) lower(key, instant)
    } catch {
      // The database is away: they are said again with what the address takes next.
      for (const { key, unsharedTokens } of said) change(key, unsharedTokens)
    }
  }

  const change = (key: string, tokens: number) => {
    const bucket = buckets.peek(key)
    if (bucket) buckets.set(key, { ...bucket, unsharedTokens: bucket.unsharedTokens + tokens })
  }

  /** Takes away what other processes gave. It may be more than the bucket held, which the address then owes. */
  const lower = (key: string, fullAt: Temporal.Instant) => {
    const bucket = buckets.peek(key)
    if (!bucket) return
    const now = clock.now()
    const secondsToFull = Math.max(0, now.until(fullAt).total('seconds'))
    const left =
      bucket.rule.capacity - secondsToFull / bucket.rule.secondsPerToken - bucket.unsharedTokens
    const atMs = now.epochMilliseconds
    const tokens = Math.min(tokensAt(bucket, bucket.rule, atMs), left)
    buckets.set(key, { ...bucket, tokens, atMs })
  }

  return (key, { rule, tokens }) => {
    if (tokens > rule.capacity * (1 - unsharedPart)) return
    due.add(key)
    if (!isScheduled) schedule()
  }
}
