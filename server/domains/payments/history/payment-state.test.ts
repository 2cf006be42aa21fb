import { expect, test } from 'vitest'
import { formatReceiptNumber, refundPence, derivePaymentState } from './payment-state.rules.ts'

const at = Temporal.Instant.from('2026-11-21T09:00:00Z')
const paid = {
  purchase_state: 'fulfilled',
  attempt_state: 'succeeded',
  reference_id: null,
  attempt_pence: 599,
  refund_key: null,
  refund_pence: null,
  refunded_at: null,
  lost_pence: null,
}
const refunding = { ...paid, refund_key: 'key', refund_pence: 599 }

test.each([
  ['paid', paid],
  ['paid', { ...paid, attempt_state: null, attempt_pence: null }],
  ['processing', { ...paid, purchase_state: 'awaiting_payment', attempt_state: 'new' }],
  ['processing', { ...paid, purchase_state: 'awaiting_payment', attempt_state: 'sent' }],
  [
    'authentication',
    { ...paid, purchase_state: 'requires_action', attempt_state: 'requires_action' },
  ],
  ['failed', { ...paid, purchase_state: 'failed', attempt_state: 'failed' }],
  ['cancelled', { ...paid, purchase_state: 'cancelled', attempt_state: 'failed' }],
  // The purchase is fulfilled; the charge that failed is that of a renewal.
  ['failed', { ...paid, reference_id: 'r', attempt_state: 'failed' }],
  ['refunding', refunding],
  ['refunded', { ...refunding, refunded_at: at }],
  ['partly_refunded', { ...refunding, refund_pence: 400, refunded_at: at }],
  ['refunded', { ...paid, purchase_state: 'refunded', lost_pence: 599 }],
] as const)('a payment is %s', (state, seen) => {
  expect(derivePaymentState(seen)).toBe(state)
})

test('the refund of a payment is the whole amount, a part or nothing', () => {
  expect([paid, refunding, { ...refunding, refund_pence: 400 }].map(refundPence)).toEqual([
    0, 599, 400,
  ])
})

test.each([
  ['all of it', { ...paid, lost_pence: 599 }, 599],
  ['all of it, although a refund was owed and not made', { ...refunding, lost_pence: 599 }, 599],
  [
    'the rest after a refund',
    { ...refunding, refund_pence: 100, refunded_at: at, lost_pence: 499 },
    599,
  ],
])('of a payment that was lost in a dispute, %s went back (PAY-81)', (_what, lost, pence) => {
  expect(refundPence(lost)).toBe(pence)
})

test('a receipt number has twelve characters of the payment’s id', () => {
  expect(formatReceiptNumber('019aa5f0-0000-7000-8000-0123456789ab')).toBe('0123-4567-89AB')
})
