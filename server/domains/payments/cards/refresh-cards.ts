import { write } from '../../../platform/database/write.ts'
import { currentAccount } from '../accounts/current-account.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { toExpiryRow, keepExpiry, listStaleCards } from './card-expiry.repository.ts'
import { readAgainBefore } from './card-expiry.rules.ts'
import { findCustomer } from './card.repository.ts'

/**
 * Reads the expiry of these cards from the provider, once a week each: banks replace cards by themselves.
 *
 * @throws {ProviderUnavailable}
 */
export async function refreshCards(
  context: Pick<PaymentsContext, 'clock' | 'db' | 'payments'>,
  owned: readonly { readonly userId: string; readonly cardId: string }[],
): Promise<void> {
  const { clock, db, payments } = context
  const { ofRows: account } = await currentAccount(context)
  const now = clock.now()
  const stale = new Set(
    await listStaleCards(db, {
      cardIds: owned.map(({ cardId }) => cardId),
      readBefore: readAgainBefore(now),
      account,
    }),
  )
  const owners = new Set(
    owned.filter(({ cardId }) => stale.has(cardId)).map(({ userId }) => userId),
  )
  for (const userId of owners) {
    const customerId = (await findCustomer(db, userId, account))?.provider_id
    const cards = customerId ? await payments.listCards(customerId) : []
    await write(db, async (trx) => {
      for (const card of cards)
        await keepExpiry(trx, toExpiryRow(card, { userId, account, at: now }))
    })
  }
}
