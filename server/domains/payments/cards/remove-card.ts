import { randomUUID } from 'node:crypto'
import type { PaymentCard } from '@rashi/contract'
import { Refusal } from '../../../platform/refusal.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { presentCards, readCards } from './list-cards.ts'
import { isSameCard } from './same-card.rules.ts'

/**
 * Removes a saved card, under each id that it was saved under. @throws {Refusal} `card-not-found` for a card that is not the
 * user's.
 */
export async function removeCard(
  context: PaymentsContext,
  { userId, cardId }: { userId: string; cardId: string },
): Promise<PaymentCard[]> {
  const cards = await readCards(context, userId)
  const removed = cards.find(({ id }) => id === cardId)
  if (!removed) throw new Refusal('card-not-found')
  const isRemoved = (card: (typeof cards)[number]) =>
    card.id === cardId || isSameCard(card, removed)
  for (const { id } of cards.filter(isRemoved)) await context.payments.removeCard(randomUUID(), id)
  const left = cards.filter((card) => !isRemoved(card))
  await context.onCardsChanged(userId, left)
  return presentCards(left)
}
