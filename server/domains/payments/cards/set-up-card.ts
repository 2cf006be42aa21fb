import { randomUUID } from 'node:crypto'
import { cardReasonOf } from '@rashi/contract/card-reason.rules'
import {
  CardRefused,
  type StartedSetUp,
  TokenInvalid,
} from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { countOnlyRefusals, type Payer, takeRefusedPayment } from '../limits/card-limits.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { findKnownCard, markSetUp } from './card-expiry.repository.ts'
import type { PayingCard } from './choose-card.ts'

/**
 * Sets a card up for off-session charges. Returns the set-up, whose holder has to confirm it on the bank's page, after
 * which this is called again; null once the card is set up. A set-up moves no money: one that is lost is repeated.
 *
 * @throws {Refusal} `card-refused`, `card-not-found`, `too-many-requests`: a refused set-up counts as a refused payment.
 */
export async function setUpCard(
  context: PaymentsContext,
  { card, returnUrl, payer }: { card: PayingCard; returnUrl: string; payer: Payer },
): Promise<(StartedSetUp & { confirmationUrl: string }) | null> {
  const { clock, db, payments } = context
  if ((await findKnownCard(db, card.cardId))?.set_up_at) return null
  const keep = () => write(db, (trx) => markSetUp(trx, card.cardId, clock.now()))
  // The holder has confirmed at the bank since the last call.
  if (await payments.isCardSetUp(card)) {
    await keep()
    return null
  }
  await write(db, (trx) => takeRefusedPayment(trx, context, payer))
  return countOnlyRefusals(context, payer, async () => {
    try {
      const { id, confirmationUrl } = await payments.setUpCard(randomUUID(), { ...card, returnUrl })
      if (confirmationUrl !== null) return { id, confirmationUrl }
      await keep()
      return null
    } catch (error) {
      if (error instanceof CardRefused)
        throw new Refusal('card-refused', { reason: cardReasonOf(error.failure.code) })
      if (error instanceof TokenInvalid) throw new Refusal('card-not-found')
      throw error
    }
  })
}
