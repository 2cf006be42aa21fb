import { randomUUID } from 'node:crypto'
import type { PaymentCard } from '@rashi/contract'
import { Refusal } from '../../../platform/refusal.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { listCards } from './list-cards.ts'

/** Removes a saved card. @throws {Refusal} `card-not-found` for a card that is not the user's. */
export async function removeCard(
  context: PaymentsContext,
  { userId, cardId }: { userId: string; cardId: string },
): Promise<PaymentCard[]> {
  const cards = await listCards(context, userId)
  if (!cards.some(({ stripe_card_id }) => stripe_card_id === cardId))
    throw new Refusal('card-not-found')
  await context.payments.removeCard(randomUUID(), cardId)
  const left = cards.filter(({ stripe_card_id }) => stripe_card_id !== cardId)
  await context.onCardsChanged(userId, left)
  return left
}
