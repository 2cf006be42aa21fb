import type { PaymentCard } from '@rashi/contract'
import type { Card } from '../../../gateways/payment/payment-provider.ts'
import { currentAccount } from '../accounts/current-account.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { findCustomer } from './card.repository.ts'

/** A person's saved cards, the newest first. */
export async function listCards(
  context: Pick<PaymentsContext, 'clock' | 'db' | 'payments'>,
  userId: string,
): Promise<PaymentCard[]> {
  const { ofRows } = await currentAccount(context)
  const customerId = (await findCustomer(context.db, userId, ofRows))?.provider_id
  const cards = customerId ? await context.payments.listCards(customerId) : []
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
