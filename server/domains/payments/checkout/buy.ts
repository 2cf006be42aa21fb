import { isDeepStrictEqual } from 'node:util'
import { randomUUID } from 'node:crypto'
import { cardReasonOf } from '@rashi/contract/card-reason.rules'
import { v7 as uuidv7 } from 'uuid'
import {
  CallInProgress,
  type Payment,
  ProviderUnavailable,
} from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findAttempt, findLiveAttempt } from '../attempts/attempt.repository.ts'
import { cancelAuthentication, resumeAttempt } from '../settlement/resume-unsettled.ts'
import { refuseChangedPrice } from './refuse-changed-price.ts'
import { openAttempt } from '../attempts/open-attempt.ts'
import { holdCustomer } from '../cards/card.repository.ts'
import type { PayingCard } from '../cards/choose-card.ts'
import { countOnlyRefusals, takeRefusedPayment } from '../limits/card-limits.ts'
import type { Payable, PaymentsContext, Quote } from '../payable/payable.ts'
import {
  findPurchase,
  findPurchaseByKey,
  insertPurchase,
  insertSlots,
  listSlotHolders,
  type PurchaseRow,
  releaseSlots,
} from '../purchases/purchase.repository.ts'
import { fulfilPurchase, isOpen, isPaidBack } from '../purchases/settle-purchase.ts'

export interface Order {
  readonly userId: string
  /** The address of the request, for the limit of refused payments. */
  readonly address: string
  readonly payable: Payable
  readonly quote: Quote
  /** The price in pounds that the buyer was shown; undefined where they do not say. */
  readonly expectedAmount: number | undefined
  /** null: nothing is charged. */
  readonly card: PayingCard | null
  readonly languageId: number
  /** Identifies one press of a button; without it every call is an order of its own. */
  readonly requestKey: string | undefined
  /** The page of this site to which the bank returns the buyer. */
  readonly returnPath: string
}

export interface Outcome {
  readonly type: 'succeeded' | 'requires_action'
  readonly purchaseId: string
  readonly clientSecret: string | null
}

/** An order that is repeated this soon comes from a lost response or a second tab. */
const sameOrderLimit = Temporal.Duration.from({ minutes: 10 })
const maxRounds = 5

/**
 * Stores a purchase and its attempt, charges it and settles it. A repeated order, by a double click, a second
 * tab or after a lost response, is the same purchase.
 *
 * @throws {Refusal} `under-age`, `card-refused` with its reason, the quote's `ownedRefusal`, `price-changed`,
 * `paid-back` if the buyer got it another way while they paid, `conflict`, `unauthenticated` once the account is deleted,
 * `too-many-requests` after too many refused payments.
 * @throws {ProviderUnavailable} while the result is unknown; the purchase is then settled later.
 */
export async function buy(context: PaymentsContext, order: Order): Promise<Outcome> {
  const requestKey = order.requestKey ?? randomUUID()
  for (let round = 1; round <= maxRounds; round++) {
    const known = await findPurchaseByKey(context.db, order.userId, requestKey)
    if (known) return resumePurchase(context, refuseOtherOrder(known, order))
    if (!(await context.isOldEnoughToBuy(order.userId))) throw new Refusal('under-age')
    if (
      await order.payable.isOwned?.(context, { userId: order.userId, ordered: order.quote.ordered })
    )
      throw new Refusal(order.quote.ownedRefusal)
    refuseChangedPrice(order.expectedAmount, order.quote.amountPence)
    const opened = await open(context, order, requestKey)
    if (opened) return payOpened(context, order, opened)
    const same = await clearSlots(context, order)
    if (same) return resumePurchase(context, same)
  }
  throw new Refusal('conflict')
}

const isSameOrder = (purchase: PurchaseRow, { payable, quote, card }: Order): boolean =>
  purchase.kind === payable.name &&
  purchase.card_id === (card?.cardId ?? null) &&
  isDeepStrictEqual(purchase.ordered, quote.ordered)

function refuseOtherOrder(purchase: PurchaseRow, order: Order): PurchaseRow {
  if (!isSameOrder(purchase, order)) throw new Refusal('conflict')
  return purchase
}

/** Pays for a stored purchase. One that another call has stored for the same request counts there. */
async function payOpened(
  context: PaymentsContext,
  order: Order,
  { id, isNew }: { id: string; isNew: boolean },
): Promise<Outcome> {
  const pay = async () => resumePurchase(context, await reloadPurchase(context, id))
  return isNew && order.card !== null ? countOnlyRefusals(context, order, pay) : pay()
}

class SlotsHeld extends Error {}

/** Stores purchase and attempt before the charge; undefined if a slot is held. */
async function open(
  context: PaymentsContext,
  { userId, address, payable, quote, card, languageId, returnPath }: Order,
  requestKey: string,
): Promise<{ id: string; isNew: boolean } | undefined> {
  const { clock, config, db } = context
  const id = uuidv7()
  const purchase = {
    id,
    user_id: userId,
    kind: payable.name,
    state: 'awaiting_payment',
    request_key: requestKey,
    description: quote.description,
    amount_pence: quote.amountPence,
    card_id: card?.cardId ?? null,
    language_id: languageId,
    failure_code: null,
    failure_sentence: null,
    created_at: clock.now(),
    settled_at: null,
    consented_at: quote.consentText === undefined ? null : clock.now(),
    consent_text: quote.consentText ?? null,
  } as const
  try {
    await write(db, async (trx) => {
      const json = {
        ordered: JSON.stringify(quote.ordered),
        translations: JSON.stringify(quote.translations),
      }
      if (card !== null && !(await holdCustomer(trx, { userId, ...card })))
        throw new Refusal('unauthenticated')
      if (!(await insertPurchase(trx, { ...purchase, ...json }))) return
      if (!(await insertSlots(trx, { id, userId }, quote.slots))) throw new SlotsHeld()
      if (card === null) {
        const { ordered, translations } = quote
        return fulfilPurchase(trx, context, { ...purchase, ordered, translations }, null)
      }
      await takeRefusedPayment(trx, context, { userId, address })
      await openAttempt(trx, context, {
        purchaseId: id,
        card,
        amountPence: quote.amountPence,
        description: quote.description,
        returnUrl: returnAddress(config.publicUrl, returnPath, id),
        isFirstOfSeries: quote.isRecurring,
      })
    })
  } catch (error) {
    if (error instanceof SlotsHeld) return undefined
    throw error
  }
  const made = await findPurchaseByKey(db, userId, requestKey)
  return made && { id: made.id, isNew: made.id === id }
}

export function returnAddress(publicUrl: string, path: string, purchaseId: string): string {
  const url = new URL(publicUrl + path)
  url.searchParams.set('user_payment_plan_id', purchaseId)
  return url.href
}

/** Frees the slots of an order: undefined once nothing holds them, or the same order made before. */
async function clearSlots(
  context: PaymentsContext,
  order: Order,
): Promise<PurchaseRow | undefined> {
  for (const held of await listSlotHolders(context.db, order.userId, order.quote.slots)) {
    const holder = await resumeAuthentication(context, held)
    const isSame = isSameOrder(holder, order)
    if (isOpen(holder)) {
      // One that was opened at another price is not what this buyer sees now.
      if (isSame && holder.amount_pence === order.quote.amountPence) return holder
      await cancelUnfinished(context, holder)
    } else if (holder.state === 'fulfilled') {
      const isRepeatable = order.quote.isRepeatable === true
      if ((isSame || isRepeatable) && wasMadeJustNow(context, holder)) return holder
      if (!isRepeatable) throw new Refusal(order.quote.ownedRefusal)
      await releaseHeldSlots(context, holder)
    }
  }
  return undefined
}

/** Settles a purchase whose buyer may have confirmed or failed at the bank since. */
async function resumeAuthentication(
  context: PaymentsContext,
  purchase: PurchaseRow,
): Promise<PurchaseRow> {
  if (purchase.state !== 'requires_action') return purchase
  const attempt = await findLiveAttempt(context.db, purchase.id)
  if (attempt) await resumeAttempt(context, attempt)
  return reloadPurchase(context, purchase.id)
}

const wasMadeJustNow = (
  { clock }: Pick<PaymentsContext, 'clock'>,
  { created_at }: PurchaseRow,
): boolean => Temporal.Instant.compare(created_at.add(sameOrderLimit), clock.now()) > 0

/** Releases a purchase's slots, so that the same can be ordered again; a fulfilled purchase stays fulfilled. */
const releaseHeldSlots = ({ clock, db }: PaymentsContext, { id }: PurchaseRow): Promise<void> =>
  write(db, (trx) => releaseSlots(trx, id, clock.now()))

/** Cancels an unfinished purchase in favour of another; one that is paid by then stays paid. */
async function cancelUnfinished(context: PaymentsContext, { id }: PurchaseRow): Promise<void> {
  const attempt = await findLiveAttempt(context.db, id)
  if (!attempt) return
  await resumeAttempt(context, attempt)
  const now = await findAttempt(context.db, attempt.id)
  if (now?.state === 'requires_action') await cancelAuthentication(context, now)
}

/** Continues a purchase as far as possible now and returns the outcome. */
export async function resumePurchase(
  context: PaymentsContext,
  purchase: PurchaseRow,
): Promise<Outcome> {
  const payment = isOpen(purchase) ? await resumeLiveAttempt(context, purchase) : null
  const current = await reloadPurchase(context, purchase.id)
  switch (current.state) {
    case 'fulfilled':
      return { type: 'succeeded', purchaseId: current.id, clientSecret: null }
    case 'requires_action':
      if (!payment?.clientSecret) throw new Refusal('conflict')
      return {
        type: 'requires_action',
        purchaseId: current.id,
        clientSecret: payment.clientSecret,
      }
    case 'failed':
      throw new Refusal('card-refused', { reason: cardReasonOf(current.failure_code ?? undefined) })
    case 'awaiting_payment':
      throw new Refusal('payment-unavailable', { retryAfterSeconds: 30 })
    case 'cancelled':
    case 'refunded':
      throw new Refusal(isPaidBack(current) ? 'paid-back' : 'conflict')
  }
}

async function resumeLiveAttempt(
  context: PaymentsContext,
  purchase: PurchaseRow,
): Promise<Payment | null> {
  for (let round = 1; ; round++) {
    const attempt = await findLiveAttempt(context.db, purchase.id)
    if (!attempt) return null
    try {
      return await resumeAttempt(context, attempt)
    } catch (error) {
      // Another tab is paying for it. The provider's client has repeated the call for one to two seconds.
      if (error instanceof CallInProgress && round < maxRounds) continue
      // Another tab may have settled it in the meantime.
      if (
        error instanceof ProviderUnavailable &&
        !isOpen(await reloadPurchase(context, purchase.id))
      )
        return null
      throw error
    }
  }
}

async function reloadPurchase(
  { db }: Pick<PaymentsContext, 'db'>,
  id: string,
): Promise<PurchaseRow> {
  const purchase = await findPurchase(db, id)
  if (!purchase) throw new Error(`the purchase ${id} is gone`)
  return purchase
}
