import { array, check, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { lastMomentToTake, secondsUntilTake } from './shared-buckets.rules.ts'
import { secondsUntil, tokensAt, type Bucket, type BucketRule } from './token-bucket.rules.ts'

const start = Temporal.Instant.from('2026-11-21T09:00:00Z')
const after = (seconds: number) => start.add({ milliseconds: Math.round(seconds * 1000) })
const signIn: BucketRule = { capacity: 20, secondsPerToken: 10 }

test('a full bucket of 20 gives 20 tokens at once and then the seconds to the next (API-03)', () => {
  let fullAt = start
  for (let taken = 0; taken < 20; taken++) {
    expect(secondsUntilTake(fullAt, start, signIn)).toBe(0)
    fullAt = fullAt.add({ seconds: 10 })
  }
  expect(secondsUntilTake(fullAt, start, signIn)).toBe(10)
  expect(secondsUntilTake(fullAt, after(4), signIn)).toBe(6)
  expect(secondsUntilTake(fullAt, after(10), signIn)).toBe(0)
})

test('a bucket of one gives one token and then none for an interval', () => {
  const one: BucketRule = { capacity: 1, secondsPerToken: 60 }
  expect(lastMomentToTake(start, one)).toEqual(start)
  expect(secondsUntilTake(after(60), start, one)).toBe(60)
})

test('the stored instant and the count of tokens agree for any sequence of calls', () => {
  const rule: BucketRule = { capacity: 5, secondsPerToken: 2 }
  const law = property(array(integer({ min: 0, max: 6_000 }), { maxLength: 60 }), (pauses) => {
    let now = start
    let fullAt = start
    let bucket: Bucket | undefined
    for (const pause of pauses) {
      now = now.add({ milliseconds: pause })
      const tokens = tokensAt(bucket, rule, now.epochMilliseconds)
      const wait = secondsUntilTake(fullAt, now, rule)
      if (Math.abs(wait - secondsUntil(1, tokens, rule)) > 0.002) return false
      // A wait below a millisecond is the count's rounding, not a difference.
      if (wait > 0.002) continue
      fullAt = (Temporal.Instant.compare(fullAt, now) > 0 ? fullAt : now).add({ seconds: 2 })
      bucket = { tokens: tokens - 1, atMs: now.epochMilliseconds }
    }
    return true
  })
  expect(check(law).failed).toBe(false)
})
