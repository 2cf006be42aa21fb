import { write } from '../../../platform/database/write.ts'
import { currentAccount } from '../accounts/current-account.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { markSetUp } from './card-expiry.repository.ts'
import { findCustomerByProviderId } from './card.repository.ts'
import { readCards } from './list-cards.ts'

/** Finishes what waits for the set-up of a card, whose holder may not have come back from the bank. */
export async function followSetUp(context: PaymentsContext, setUpId: string): Promise<void> {
  const { clock, db, payments, onSetUpEnded } = context
  const { state, customerId, cardId } = await payments.readSetUp(setUpId)
  if (state === 'open' || customerId === null) return
  const { ofRows } = await currentAccount(context)
  const customer = await findCustomerByProviderId(db, customerId, ofRows)
  if (!customer || (await context.emailOf(customer.user_id)) === undefined) return
  const { user_id: userId } = customer
  // Its holder may have removed the card since.
  const cards = state === 'succeeded' ? await readCards(context, userId) : []
  const card = cards.find(({ id }) => id === cardId)
  if (card) await write(db, (trx) => markSetUp(trx, card.id, clock.now()))
  await onSetUpEnded({ userId, setUpId, cardId: card?.id ?? null })
}
