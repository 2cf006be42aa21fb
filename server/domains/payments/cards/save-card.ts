import { createHash, randomUUID } from 'node:crypto'
import type { PaymentCard } from '@rashi/contract'
import { cardReasonOf } from '@rashi/contract/card-reason.rules'
import { type Card, CardRefused, TokenInvalid } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { currentAccount } from '../accounts/current-account.ts'
import { type Payer, returnNewCard, takeNewCard } from '../limits/card-limits.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { toExpiryRow, keepExpiry } from './card-expiry.repository.ts'
import { findSavingKey, keepSavingKey, listPayingCards } from './card.repository.ts'
import { ensureCustomer } from './find-customer.ts'
import { presentCards, readCards } from './list-cards.ts'
import { groupSameCards, isReplacedBy } from './same-card.rules.ts'

/** docs/product/decisions.md section 9. */
const maxCards = 10

/**
 * Saves a new card by the id of its payment method, or by a card token; the same one sent again saves one card and
 * counts once. Cards that it replaces are removed, so that wallets, which give a new card for each payment, do not pile them up.
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
  let card: Card
  try {
    card = await payments.saveCard(key, { customerId, token })
  } catch (error) {
    if (error instanceof CardRefused)
      throw new Refusal('card-refused', { reason: cardReasonOf(error.failure.code) })
    if (error instanceof TokenInvalid) throw new Refusal('token-invalid')
    throw error
  }
  const { ofRows: account } = await currentAccount(context)
  const row = toExpiryRow(card, { userId, account, at: clock.now() })
  await write(db, (trx) => keepExpiry(trx, row))
  const cards = await removeReplaced(context, { userId, saved: card })
  if (card.wallet === null && countKept(cards) > maxCards) {
    await payments.removeCard(randomUUID(), card.id)
    throw new Refusal('too-many-cards')
  }
  await context.onCardsChanged(userId, cards)
  return presentCards(cards)
}

/** A wallet's cards do not count: its next payment replaces them. */
const countKept = (cards: readonly Card[]): number =>
  groupSameCards(cards).filter(([{ wallet }]) => wallet === null).length

/**
 * Removes the older cards that a saved one replaces, unless a renewal or an open payment uses them. Returns the cards that
 * are left. @throws {Refusal} `token-invalid` for the token of a card that was removed since.
 */
async function removeReplaced(
  context: PaymentsContext,
  { userId, saved }: { userId: string; saved: Card },
): Promise<Card[]> {
  const cards = await readCards(context, userId)
  const place = cards.findIndex(({ id }) => id === saved.id)
  if (place === -1) {
    // A newer copy, saved at the same time, has replaced it.
    if (cards.some((card) => isReplacedBy(saved, card))) return cards
    throw new Refusal('token-invalid')
  }
  // Newer ones stay: of two that are saved at the same time only one may remove the other.
  const replaced = cards.slice(place + 1).filter((card) => isReplacedBy(card, saved))
  if (replaced.length === 0) return cards
  const used = new Set([
    ...(await context.listRenewalCards(userId)),
    ...(await listPayingCards(context.db, userId)),
  ])
  const needless = replaced.filter(({ id }) => !used.has(id))
  for (const { id } of needless) await context.payments.removeCard(randomUUID(), id)
  return cards.filter((card) => !needless.includes(card))
}

/** Takes a new card from the limits and stores the key with which it is saved. */
async function claimNewCard(
  context: PaymentsContext,
  { tokenHash, payer }: { tokenHash: string; payer: Payer },
): Promise<string> {
  const { clock, db } = context
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
