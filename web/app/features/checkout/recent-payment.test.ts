import { expect, test } from 'vitest'
import { findRecentPayment } from './recent-payment.rules.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const paid = (paid_at: string | null, state: 'paid' | 'refunded' | 'failed' = 'paid') => ({
  paid_at,
  state,
})

test.each([
  ['a minute ago', [paid('2026-11-22T11:59:00Z')], true],
  ['a day ago', [paid('2026-11-21T12:00:00Z')], true],
  ['more than a day ago', [paid('2026-11-21T11:59:59Z')], false],
  [
    'a minute ago, after an attempt that failed',
    [paid(null, 'failed'), paid('2026-11-22T11:59:00Z')],
    true,
  ],
  ['a minute ago, and given back', [paid('2026-11-22T11:59:00Z', 'refunded')], false],
  ['never', [], false],
] as const)('a buyer who paid %s is thanked: %s (ENT-69)', (_, payments, isThanked) => {
  expect(findRecentPayment(payments, now) !== undefined).toBe(isThanked)
})
