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
])('a card that is refused for %s is refused for the reason %s', (code, reason) => {
  expect(cardReasonOf(code)).toBe(reason)
})

test.each(['stolen_card', 'lost_card', 'fraudulent', 'pickup_card', 'merchant_blacklist'])(
  'a bank that says %s is not quoted to whoever holds the card',
  (code) => {
    expect(cardReasonOf(code)).toBe('bank')
  },
)
