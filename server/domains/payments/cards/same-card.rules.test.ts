import { expect, test } from 'vitest'
import type { Card } from '../../../gateways/payment/payment-provider.ts'
import { groupSameCards, isReplacedBy, isSameCard } from './same-card.rules.ts'

const visa: Card = {
  id: 'pm_1',
  last4: '4242',
  brand: 'visa',
  holder: 'Asha Rao',
  expiryMonth: 12,
  expiryYear: 2030,
  country: 'GB',
  wallet: null,
  fingerprint: 'number-1',
}

// Guard in server/domains/payments/cards/same-card.rules.ts: cards without a fingerprint are not taken for the same.
test.each<[string, Partial<Card>, boolean]>([
  ['another holder', { holder: 'Mira Sharma' }, true],
  ['another number', { fingerprint: 'number-2' }, false],
  ['another month of expiry', { expiryMonth: 11 }, false],
  ['another year of expiry', { expiryYear: 2034 }, false],
  ['a wallet', { wallet: 'apple_pay' }, false],
])(
  'whether a card that is saved again with $0 is the same: $2 (PAY-121)',
  (_what, change, isSame) => {
    expect(isSameCard({ ...visa, ...change }, visa)).toBe(isSame)
    const unknown = { fingerprint: null }
    expect(isSameCard({ ...visa, ...change, ...unknown }, { ...visa, ...unknown })).toBe(false)
  },
)

test.each<[Card['wallet'], Card['wallet'], boolean]>([
  ['apple_pay', 'apple_pay', true],
  ['apple_pay', 'google_pay', false],
  [null, 'apple_pay', false],
  ['apple_pay', null, false],
  [null, null, false],
])(
  'whether a card of the wallet %s is replaced by another number of the wallet %s: %s (PAY-120)',
  (older, newer, isReplaced) => {
    const saved = { ...visa, fingerprint: 'number-2', wallet: newer }
    expect(isReplacedBy({ ...visa, wallet: older }, saved)).toBe(isReplaced)
  },
)

test('copies of a card are grouped under the newest (PAY-121)', () => {
  const cards = ['pm_4', 'pm_3', 'pm_2', 'pm_1'].map((id) => ({
    ...visa,
    id,
    fingerprint: id === 'pm_3' ? 'number-2' : 'number-1',
  }))
  expect(groupSameCards(cards).map((group) => group.map(({ id }) => id))).toEqual([
    ['pm_4', 'pm_2', 'pm_1'],
    ['pm_3'],
  ])
})
