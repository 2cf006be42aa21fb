import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { byId, inPages } from '../../../platform/database/in-pages.ts'
import { write } from '../../../platform/database/write.ts'
import type { BillingContext } from '../../payments/payable/payments-context.ts'
import { enqueueLetter } from '../emails/email-queue.ts'
import { findNextGroupOnCard } from '../groups/subscription.repository.ts'
import {
  claimExpiring,
  expiryRowOf,
  keepExpiry,
  listPeopleToAskAbout,
} from '../../payments/cards/card-expiry.repository.ts'
import { asksAgainBefore, warnsBefore } from '../../payments/cards/card-expiry.rules.ts'
import { findCustomer } from '../../payments/cards/card.repository.ts'

const batchSize = 100

/** Mails whoever has a renewal on a card that is about to end: once a card and its end. */
export async function warnOfExpiringCards(context: BillingContext): Promise<void> {
  try {
    await askAboutCards(context)
  } catch (err) {
    if (!(err instanceof ProviderUnavailable)) throw err
    context.log.warn({ err }, 'cards are asked about another day')
  }
  await warn(context)
}

/** In batches, and of each card once a week: banks replace cards by themselves. */
async function askAboutCards({ clock, db, payments }: BillingContext): Promise<void> {
  const now = clock.now()
  const askedBefore = asksAgainBefore(now)
  const people = { ...byId, keyOf: (userId: string) => userId }
  const ask = inPages(people, (at) => listPeopleToAskAbout(db, { askedBefore, ...at }))
  for await (const page of ask)
    for (const userId of page) {
      const customerId = (await findCustomer(db, userId))?.provider_id
      const cards = customerId ? await payments.listCards(customerId) : []
      await write(db, async (trx) => {
        for (const card of cards) await keepExpiry(trx, expiryRowOf(card, { userId, at: now }))
      })
    }
}

async function warn(context: BillingContext): Promise<void> {
  const now = context.clock.now()
  for (;;) {
    const warned = await write(context.db, async (trx) => {
      const cards = await claimExpiring(trx, { before: warnsBefore(now), now, limit: batchSize })
      for (const card of cards) {
        const group = await findNextGroupOnCard(trx, card.card_id)
        if (group) await enqueueLetter(trx, context, 'card-expiring', group, { card })
      }
      return cards.length
    })
    if (warned < batchSize) return
  }
}
