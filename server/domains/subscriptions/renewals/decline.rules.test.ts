import { expect, test } from 'vitest'
import { isFinalDecline } from './decline.rules.ts'

test.each([
  ['a lost card', { code: 'lost_card', declineCode: 'lost_card' }, true],
  ['a card to be kept, by its code alone', { code: 'pickup_card' }, true],
  [
    'a bank that advises against another try',
    { code: 'generic_decline', declineCode: 'generic_decline', adviceCode: 'do_not_try_again' },
    true,
  ],
  ['a lack of money', { code: 'insufficient_funds', adviceCode: 'try_again_later' }, false],
  ['a decline without a reason', { code: 'do_not_honor', declineCode: 'do_not_honor' }, false],
  ['a payment that waits for its holder', { code: 'authentication_required' }, false],
])('%s is a final decline or not (PAY-70)', (_what, failure, isFinal) => {
  expect(isFinalDecline(failure)).toBe(isFinal)
})
