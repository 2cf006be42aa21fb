import { expect, test } from 'vitest'
import { ApiFailure } from '../../lib/api-failure.ts'
import { findAdvice, toFailedAttempt, findFieldErrors } from './failed-attempt.ts'
import { ProviderRefusal } from './card-provider.ts'

const refused = (reason: 'bank' | 'funds' | 'security-code') =>
  new ApiFailure('No.', { status: 402, code: 'card-refused', reason })
const typed = { isCharging: false }
const charging = { isCharging: true }

test('a card that the bank refuses has the reason, and no other message', () => {
  expect(toFailedAttempt(refused('funds'), charging)).toEqual({
    outcome: 'incomplete',
    reason: 'funds',
    isTyped: false,
  })
})

test('a wrong security code marks its field only while the field is filled in', () => {
  const whileTyped = toFailedAttempt(new ProviderRefusal('No.', 'incorrect_cvc'), typed)!
  expect(findFieldErrors(whileTyped)).toEqual({ card_cvc: 'checkout.pay.code-invalid' })
  expect(findAdvice(whileTyped)).toBe('checkout.try.security-code')
  const whenCharged = toFailedAttempt(refused('security-code'), charging)!
  expect(findFieldErrors(whenCharged)).toEqual({})
  expect(findAdvice(whenCharged)).toBe('checkout.try.other-card')
})

test.each([
  ['no answer', 0],
  ['a fault of the server', 503],
])('after %s to a charge it is unknown whether it succeeded', (_what, status) => {
  const failure = new ApiFailure('Gone.', { status, code: 'unavailable' })
  expect(toFailedAttempt(failure, charging)?.outcome).toBe('unknown')
  expect(toFailedAttempt(failure, typed)?.outcome).toBe('incomplete')
})

test.each([
  [401, 'unauthenticated'],
  [409, 'already-owned'],
  [404, 'card-not-found'],
] as const)('a refusal %i %s has a toast only', (status, code) => {
  expect(toFailedAttempt(new ApiFailure('No.', { status, code }), charging)).toBeUndefined()
})

test.each([
  ['too-many-requests', 429],
  ['too-many-cards', 422],
] as const)('a limit %s stays on the page with its own advice (SEC-36)', (code, status) => {
  for (const isCharging of [true, false]) {
    const failed = toFailedAttempt(new ApiFailure('In 12 minutes.', { status, code }), {
      isCharging,
    })!
    expect(failed).toMatchObject({ outcome: 'incomplete', sentence: 'In 12 minutes.' })
    expect(findAdvice(failed)).toBeUndefined()
  }
})

test('a wallet’s card that is refused blames no field of the page, and another card is advised (PAY-112)', () => {
  const failed = toFailedAttempt(refused('security-code'), { isCharging: false, hasFields: false })
  expect(failed && findFieldErrors(failed)).toEqual({})
  expect(failed && findAdvice(failed)).toBe('checkout.try.other-card')
})
