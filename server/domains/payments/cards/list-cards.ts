import type { PaymentCard } from '@rashi/contract'
import type { Card } from '../../../gateways/payment/payment-provider.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { findCustomer } from './card.repository.ts'

/** A person's saved cards, the newest first. */
export async function listCards(
  { db, payments }: Pick<PaymentsContext, 'db' | 'payments'>,
  userId: string,
): Promise<PaymentCard[]> {
  const customerId = (await findCustomer(db, userId))?.provider_id
  const cards = customerId ? await payments.listCards(customerId) : []
  return cards.map(presentCard)
}

export const presentCard = (card: Card): PaymentCard => ({
  stripe_card_id: card.id,
  last_4: card.last4,
  brand: card.brand,
  name: card.holder,
  exp_month: card.expiryMonth,
  exp_year: card.expiryYear,
})
