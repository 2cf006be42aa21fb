import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { byId, inPages } from '../../../platform/database/in-pages.ts'
import { write } from '../../../platform/database/write.ts'
import {
  type AccountOfRow,
  claimExpiringCards,
  currentAccount,
  type PaymentsContext,
  refreshCards,
  warnsBefore,
} from '../../payments/index.ts'
import { enqueueSubscriptionEmail } from '../emails/email-queue.ts'
import { findNextGroupOnCard, listRenewalCards } from '../groups/subscription.repository.ts'

/** Sends an email about each renewal card that expires soon, once for a card and expiry. */
export async function warnOfExpiringCards(context: PaymentsContext): Promise<void> {
  const { db } = context
  let account: AccountOfRow
  try {
    account = (await currentAccount(context)).ofRows
    for await (const page of inPages(byId, (at) => listRenewalCards(db, at)))
      await refreshCards(context, page)
  } catch (err) {
    if (!(err instanceof ProviderUnavailable)) throw err
    context.log.warn({ err }, 'cards are refreshed another day')
    return
  }
  for await (const page of inPages(byId, (at) => listRenewalCards(db, at)))
    await warn(
      context,
      page.map(({ cardId }) => cardId),
      account,
    )
}

const warn = (
  context: PaymentsContext,
  cardIds: readonly string[],
  account: AccountOfRow,
): Promise<void> =>
  write(context.db, async (trx) => {
    const now = context.clock.now()
    const cards = await claimExpiringCards(trx, { cardIds, before: warnsBefore(now), now, account })
    for (const card of cards) {
      const group = await findNextGroupOnCard(trx, card.card_id)
      if (group) await enqueueSubscriptionEmail(trx, context, 'card-expiring', group, { card })
    }
  })
