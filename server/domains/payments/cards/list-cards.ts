import type { PaymentCard } from '@rashi/contract'
import { confirmsRenewals } from '@rashi/contract/renewal.rules'
import type { Card } from '../../../gateways/payment/payment-provider.ts'
import { currentAccount } from '../accounts/current-account.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { findCustomer } from './card.repository.ts'
import { groupSameCards } from './same-card.rules.ts'

type CardsContext = Pick<PaymentsContext, 'clock' | 'db' | 'payments'>

/** The cards that the provider has of a person, the newest first. */
export async function readCards(context: CardsContext, userId: string): Promise<Card[]> {
  const { ofRows } = await currentAccount(context)
  const customerId = (await findCustomer(context.db, userId, ofRows))?.provider_id
  return customerId ? context.payments.listCards(customerId) : []
}

/** A person's saved cards, the newest first. */
export const listCards = async (context: CardsContext, userId: string): Promise<PaymentCard[]> =>
  presentCards(await readCards(context, userId))

/** Cards as the API answers them: one that was saved twice is one card, by the id that it was saved under last. */
export const presentCards = (cards: readonly Card[]): PaymentCard[] =>
  groupSameCards(cards).map(([card, ...earlier]) => ({
    stripe_card_id: card.id,
    last_4: card.last4,
    brand: card.brand,
    name: card.holder,
    exp_month: card.expiryMonth,
    exp_year: card.expiryYear,
    wallet: card.wallet,
    earlier_ids: earlier.map(({ id }) => id),
    confirms_renewals: confirmsRenewals(card.country),
  }))
