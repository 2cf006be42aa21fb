import { write } from '../../../platform/database/write.ts'
import { currentAccount } from '../accounts/current-account.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { keepExpiry, toExpiryRow } from './card-expiry.repository.ts'
import { findCustomerByProviderId, forgetCustomer } from './card.repository.ts'

/** Reads a customer's cards after the bank replaced one, or somebody removed one at the provider. */
export async function followCards(context: PaymentsContext, customerId: string): Promise<void> {
  const { clock, db, payments, onCardsChanged } = context
  const { ofRows: account } = await currentAccount(context)
  const customer = await findCustomerByProviderId(db, customerId, account)
  if (!customer || (await context.emailOf(customer.user_id)) === undefined) return
  const { user_id: userId } = customer
  const cards = await payments.listCards(customerId)
  await write(db, async (trx) => {
    for (const card of cards)
      await keepExpiry(trx, toExpiryRow(card, { userId, account, at: clock.now() }))
  })
  await onCardsChanged(userId, cards)
}

/** Forgets a customer whom somebody deleted at the provider: the next card is saved with a new one. */
export async function followDeletedCustomer(
  context: PaymentsContext,
  customerId: string,
): Promise<void> {
  const { ofRows } = await currentAccount(context)
  const customer = await findCustomerByProviderId(context.db, customerId, ofRows)
  // The customer of a deleted account stays on record: payments of it still have to be known.
  if (!customer || (await context.emailOf(customer.user_id)) === undefined) return
  await write(context.db, (trx) => forgetCustomer(trx, customerId, ofRows))
  await context.onCardsChanged(customer.user_id, [])
}
