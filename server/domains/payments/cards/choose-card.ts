import { Refusal } from '../../../platform/refusal.ts'
import type { AccountOfRow } from '../accounts/account.repository.ts'
import { currentAccount } from '../accounts/current-account.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { findCustomer } from './card.repository.ts'

/** A card and its customer, as a charge names them. */
export interface PayingCard {
  readonly customerId: string
  readonly cardId: string
  /** The account of the provider that has them. */
  readonly account: AccountOfRow
}

/**
 * The card that a purchase is paid with: one of the cards that the provider has of the buyer. Without a
 * `cardId` it is the newest, where `orNewest`.
 *
 * @throws {Refusal} `card-not-found` for a card that is not theirs, `invalid` where none is named or saved.
 */
export async function chooseCard(
  context: Pick<PaymentsContext, 'clock' | 'db' | 'payments'>,
  {
    userId,
    cardId,
    orNewest = false,
  }: { userId: string; cardId: string | null; orNewest?: boolean },
): Promise<PayingCard> {
  const none = () => new Refusal('invalid', { errors: { card_id: ['validation.card-required'] } })
  if (cardId === null && !orNewest) throw none()
  const { ofRows: account } = await currentAccount(context)
  const customerId = (await findCustomer(context.db, userId, account))?.provider_id
  const cards = customerId ? await context.payments.listCards(customerId) : []
  const card = cardId === null ? cards[0] : cards.find(({ id }) => id === cardId)
  if (card && customerId) return { customerId, cardId: card.id, account }
  throw cardId === null ? none() : new Refusal('card-not-found')
}
