import { expect, test } from 'vitest'
import { readAuthentication } from './authentication.rules.ts'

test.each([
  ['succeeded', undefined, 'passed'],
  ['processing', undefined, 'passed'],
  ['requires_action', undefined, 'left'],
  ['canceled', undefined, 'left'],
  ['requires_payment_method', 'payment_intent_authentication_failure', 'failed'],
  ['requires_payment_method', 'card_declined', 'passed'],
  ['canceled', 'payment_intent_authentication_failure', 'failed'],
  ['canceled', 'card_declined', 'passed'],
])(
  'the authentication of a payment with the status %s (%s) is %s (PAY-16, PAY-17, PAY-18)',
  (status, code, expected) => {
    const last_payment_error = code === undefined ? null : { code }
    expect(readAuthentication({ status, last_payment_error })).toBe(expected)
  },
)
