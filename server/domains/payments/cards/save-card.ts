import { createHash, randomUUID } from 'node:crypto'
import type { PaymentCard } from '@rashi/contract'
import { cardReasonOf } from '@rashi/contract/card-reason.rules'
import { CardRefused, TokenInvalid } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { currentAccount } from '../accounts/current-account.ts'
import { type Payer, returnNewCard, takeNewCard } from '../limits/card-limits.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { toExpiryRow, keepExpiry } from './card-expiry.repository.ts'
import { findSavingKey, keepSavingKey } from './card.repository.ts'
import { ensureCustomer } from './find-customer.ts'
import { listCards } from './list-cards.ts'

/** docs/product/decisions.md section 9. */
const maxCards = 10

/**
 * Saves a new card by the id of its payment method, or by a card token; the same one sent again saves one card and
 * counts once.
 *
 * @throws {Refusal} `too-many-requests`, `too-many-cards`, `card-refused`, `token-invalid`.
 */
export async function saveCard(
  context: PaymentsContext,
  { token, ...payer }: Payer & { token: string },
): Promise<PaymentCard[]> {
  const { clock, db, payments } = context
  const { userId } = payer
  const customerId = await ensureCustomer(context, userId)
  const tokenHash = createHash('sha256').update(token).digest('base64url')
  const key =
    (await findSavingKey(db, { tokenHash, userId })) ??
    (await claimNewCard(context, { tokenHash, payer }))
  let cardId: string
  try {
    const card = await payments.saveCard(key, { customerId, token })
    cardId = card.id
    const { ofRows: account } = await currentAccount(context)
    const row = toExpiryRow(card, { userId, account, at: clock.now() })
    await write(db, (trx) => keepExpiry(trx, row))
  } catch (error) {
    if (error instanceof CardRefused)
      throw new Refusal('card-refused', { reason: cardReasonOf(error.failure.code) })
    if (error instanceof TokenInvalid) throw new Refusal('token-invalid')
    throw error
  }
  const cards = await listCards(context, userId)
  // Cards that were saved at the same time did not see each other.
  if (cards.length > maxCards) {
    await payments.removeCard(randomUUID(), cardId)
    throw new Refusal('too-many-cards')
  }
  await context.onCardsChanged(userId, cards)
  return cards
}

/** Takes a new card from the limits and stores the key with which it is saved. */
async function claimNewCard(
  context: PaymentsContext,
  { tokenHash, payer }: { tokenHash: string; payer: Payer },
): Promise<string> {
  const { clock, db } = context
  if ((await listCards(context, payer.userId)).length >= maxCards)
    throw new Refusal('too-many-cards')
  await takeNewCard(context, payer)
  const ownKey = randomUUID()
  const key = await write(db, (trx) =>
    keepSavingKey(trx, {
      token_hash: tokenHash,
      user_id: payer.userId,
      saving_key: ownKey,
      created_at: clock.now(),
    }),
  )
  // The same token was sent at the same time, or by another user.
  if (key !== ownKey) await returnNewCard(context, payer)
  if (key === undefined) throw new Refusal('token-invalid')
  return key
}
