import type { Card } from '../../../gateways/payment/payment-provider.ts'

/** Whether a card was saved twice. A new expiry is another card: it shows which of them is still valid. */
export const isSameCard = (one: Card, other: Card): boolean =>
  one.fingerprint !== null &&
  one.fingerprint === other.fingerprint &&
  one.wallet === other.wallet &&
  one.expiryMonth === other.expiryMonth &&
  one.expiryYear === other.expiryYear

/**
 * Whether a card that was just saved makes another one needless. A wallet gives a new one for each payment, which is of no
 * more use than opening the wallet again.
 */
export const isReplacedBy = (other: Card, saved: Card): boolean =>
  isSameCard(other, saved) || (saved.wallet !== null && other.wallet === saved.wallet)

/** Groups cards by what their holder sees as one; the first of each group is the newest. */
export function groupSameCards(cards: readonly Card[]): [Card, ...Card[]][] {
  const groups: [Card, ...Card[]][] = []
  for (const card of cards) {
    const group = groups.find(([newest]) => isSameCard(newest, card))
    if (group) group.push(card)
    else groups.push([card])
  }
  return groups
}
