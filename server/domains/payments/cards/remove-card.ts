import { randomUUID } from 'node:crypto'
import type { PaymentCard } from '@rashi/contract'
import { Refusal } from '../../../platform/refusal.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { chargeNewestCard } from '../../subscriptions/groups/reassign-renewal-card.ts'
import { listCards } from './list-cards.ts'

/** Forgets a card; renewals that it paid go on with the newest of the others, if there is one. */
export async function removeCard(
  context: BillingContext,
  { userId, cardId }: { userId: string; cardId: string },
): Promise<PaymentCard[]> {
  const cards = await listCards(context, userId)
  if (!cards.some(({ stripe_card_id }) => stripe_card_id === cardId))
    throw new Refusal('card-not-found')
  await context.payments.removeCard(randomUUID(), cardId)
  const left = cards.filter(({ stripe_card_id }) => stripe_card_id !== cardId)
  await chargeNewestCard(context, { userId, cards: left })
  return left
}
