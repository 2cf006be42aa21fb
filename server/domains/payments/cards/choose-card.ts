import { Refusal } from '../../../platform/refusal.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { findCustomer } from './card.repository.ts'

/** A card and its customer, as a charge names them. */
export interface PayingCard {
  readonly customerId: string
  readonly cardId: string
}

/**
 * The card that a purchase is paid with: one of the cards that the provider has of the buyer. Without a
 * `cardId` it is the newest, where `orNewest`.
 *
 * @throws {Refusal} `card-not-found` for a card that is not theirs, `invalid` where none is named or saved.
 */
export async function chooseCard(
  { db, payments }: Pick<PaymentsContext, 'db' | 'payments'>,
  {
    userId,
    cardId,
    orNewest = false,
  }: { userId: string; cardId: string | null; orNewest?: boolean },
): Promise<PayingCard> {
  const none = () => new Refusal('invalid', { errors: { card_id: ['validation.card-required'] } })
  if (cardId === null && !orNewest) throw none()
  const customerId = (await findCustomer(db, userId))?.provider_id
  const cards = customerId ? await payments.listCards(customerId) : []
  const card = cardId === null ? cards[0] : cards.find(({ id }) => id === cardId)
  if (card && customerId) return { customerId, cardId: card.id }
  throw cardId === null ? none() : new Refusal('card-not-found')
}
