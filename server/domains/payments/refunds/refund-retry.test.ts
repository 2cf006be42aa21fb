import { expect, test } from 'vitest'
import { nextRefundTry } from './refund-retry.rules.ts'

const now = Temporal.Instant.from('2026-11-23T09:00:00Z')

test.each([
  [1, '2026-11-23T09:00:00Z'],
  [2, '2026-11-23T09:01:00Z'],
  [5, '2026-11-23T09:15:00Z'],
  [9, '2026-11-23T13:15:00Z'],
  [10, '2026-11-23T15:00:00Z'],
  [19, '2026-11-23T15:00:00Z'],
])('a refund that failed %i times is tried again at %s (PAY-83)', (tries, at) => {
  expect(nextRefundTry(tries, now)?.toString()).toBe(at)
})

test('a refund that failed 20 times is not tried again (PAY-83)', () => {
  expect(nextRefundTry(20, now)).toBeNull()
})
