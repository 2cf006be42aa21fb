import { createHash, randomUUID } from 'node:crypto'
import type { PaymentCard } from '@rashi/contract'
import { cardReasonOf } from '@rashi/contract/card-reason.rules'
import { CardRefused, TokenInvalid } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { toExpiryRow, keepExpiry } from './card-expiry.repository.ts'
import { keepSavingKey } from './card.repository.ts'
import { ensureCustomer } from './find-customer.ts'
import { listCards } from './list-cards.ts'

/** Saves the card behind a token; a token that the same user sends again saves one card. */
export async function saveCard(
  context: PaymentsContext,
  { userId, token }: { userId: string; token: string },
): Promise<PaymentCard[]> {
  const { clock, db, payments } = context
  const customerId = await ensureCustomer(context, userId)
  const key = await write(db, (trx) =>
    keepSavingKey(trx, {
      token_hash: createHash('sha256').update(token).digest('base64url'),
      user_id: userId,
      saving_key: randomUUID(),
      created_at: clock.now(),
    }),
  )
  if (key === undefined) throw new Refusal('token-invalid')
  try {
    const card = await payments.saveCard(key, { customerId, token })
    await write(db, (trx) => keepExpiry(trx, toExpiryRow(card, { userId, at: clock.now() })))
  } catch (error) {
    if (error instanceof CardRefused)
      throw new Refusal('card-refused', {
        sentence: error.failure.sentence,
        reason: cardReasonOf(error.failure.code),
      })
    if (error instanceof TokenInvalid) throw new Refusal('token-invalid')
    throw error
  }
  const cards = await listCards(context, userId)
  await context.onCardsChanged(userId, cards)
  return cards
}
