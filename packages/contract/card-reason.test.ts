import { expect, test } from 'vitest'
import { cardReasonOf } from './card-reason.rules.ts'

test.each([
  ['incorrect_number', 'number'],
  ['invalid_expiry_year', 'expiry'],
  ['expired_card', 'expiry'],
  ['incorrect_cvc', 'security-code'],
  ['insufficient_funds', 'funds'],
  ['authentication_required', 'confirmation'],
  ['processing_error', 'later'],
  ['generic_decline', 'bank'],
  ['card_declined', 'bank'],
  ['a_code_of_a_later_release', 'bank'],
  [undefined, 'bank'],
])('the decline code %s has the reason %s', (code, reason) => {
  expect(cardReasonOf(code)).toBe(reason)
})

test.each(['stolen_card', 'lost_card', 'fraudulent', 'pickup_card', 'merchant_blacklist'])(
  'the decline code %s is not revealed to the person who uses the card',
  (code) => {
    expect(cardReasonOf(code)).toBe('bank')
  },
)
