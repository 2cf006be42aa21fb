import { isDeepStrictEqual } from 'node:util'
import { randomUUID } from 'node:crypto'
import { cardReasonOf } from '@rashi/contract/card-reason.rules'
import { v7 as uuidv7 } from 'uuid'
import { type Payment, ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findAttempt, findLiveAttempt } from '../attempts/attempt.repository.ts'
import { abandon, pursue } from '../settlement/resume-unsettled.ts'
import { openAttempt } from '../attempts/open-attempt.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { holdCustomer } from '../cards/card.repository.ts'
import type { PayingCard } from '../cards/choose-card.ts'
import type { PurchaseKind, Quote } from '../payable/payable.ts'
import {
  findPurchase,
  findPurchaseByKey,
  insertPurchase,
  insertSlots,
  listSlotHolders,
  type PurchaseRow,
  releaseSlots,
} from '../purchases/purchase.repository.ts'
import { fulfil, isOpen, isPaidBack } from '../purchases/settle-purchase.ts'

export interface Order {
  readonly userId: string
  readonly kind: PurchaseKind
  readonly quote: Quote
  /** null: nothing is charged. */
  readonly card: PayingCard | null
  readonly languageId: number
  /** One press of a button; without it every call is one of its own. */
  readonly requestKey: string | undefined
  /** The page of this site that the bank sends the buyer back to. */
  readonly returnPath: string
}

export interface Outcome {
  readonly type: 'succeeded' | 'requires_action'
  readonly purchaseId: string
  readonly clientSecret: string | null
}

/** A purchase that is asked for again so soon after it was made is a lost answer or a second tab. */
const sameOrderLimit = Temporal.Duration.from({ minutes: 10 })
const mostRounds = 5

/**
 * Buys: writes down what is bought and how it is paid, charges, and settles. Asked for twice, by a
 * double click, a second tab or after a lost answer, it is the same purchase.
 *
 * @throws {Refusal} `card-refused` with the provider's sentence, the quote's `ownedRefusal`, `paid-back`
 * where the buyer got it another way while they paid, `conflict`, `unauthenticated` where they have left.
 * @throws {ProviderUnavailable} when nobody knows yet what came of it: it is settled later.
 */
export async function buy(context: BillingContext, order: Order): Promise<Outcome> {
  const requestKey = order.requestKey ?? randomUUID()
  for (let round = 1; round <= mostRounds; round++) {
    const known = await findPurchaseByKey(context.db, order.userId, requestKey)
    if (known) return carryOn(context, refuseOtherOrder(known, order))
    if (await order.kind.isOwned?.(context, { userId: order.userId, ordered: order.quote.ordered }))
      throw new Refusal(order.quote.ownedRefusal)
    const purchaseId = await open(context, order, requestKey)
    if (purchaseId !== undefined) return carryOn(context, await reread(context, purchaseId))
    const same = await clearSlots(context, order)
    if (same) return carryOn(context, same)
  }
  throw new Refusal('conflict')
}

const isSameOrder = (purchase: PurchaseRow, { kind, quote, card }: Order): boolean =>
  purchase.kind === kind.name &&
  purchase.card_id === (card?.cardId ?? null) &&
  isDeepStrictEqual(purchase.ordered, quote.ordered)

function refuseOtherOrder(purchase: PurchaseRow, order: Order): PurchaseRow {
  if (!isSameOrder(purchase, order)) throw new Refusal('conflict')
  return purchase
}

class SlotsHeld extends Error {}

/** Writes purchase and attempt down, before any money moves; undefined where a slot is held. */
async function open(
  context: BillingContext,
  { userId, kind, quote, card, languageId, returnPath }: Order,
  requestKey: string,
): Promise<string | undefined> {
  const { clock, config, db } = context
  const id = uuidv7()
  const purchase = {
    id,
    user_id: userId,
    kind: kind.name,
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
  } as const
  try {
    await write(db, async (trx) => {
      const json = {
        ordered: JSON.stringify(quote.ordered),
        translations: JSON.stringify(quote.translations),
      }
      if (card !== null && !(await holdCustomer(trx, { userId, customerId: card.customerId })))
        throw new Refusal('unauthenticated')
      if (!(await insertPurchase(trx, { ...purchase, ...json }))) return
      if (!(await insertSlots(trx, { id, userId }, quote.slots))) throw new SlotsHeld()
      if (card === null) {
        const { ordered, translations } = quote
        return fulfil(trx, context, { ...purchase, ordered, translations }, null)
      }
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
  return made?.id
}

export function returnAddress(publicUrl: string, path: string, purchaseId: string): string {
  const url = new URL(publicUrl + path)
  url.searchParams.set('user_payment_plan_id', purchaseId)
  return url.href
}

/** Makes way for an order: undefined once nobody holds its slots, or the same order made before. */
async function clearSlots(context: BillingContext, order: Order): Promise<PurchaseRow | undefined> {
  for (const held of await listSlotHolders(context.db, order.userId, order.quote.slots)) {
    const holder = await settleAuthentication(context, held)
    const isSame = isSameOrder(holder, order)
    if (isOpen(holder)) {
      if (isSame) return holder
      await withdraw(context, holder)
    } else if (holder.state === 'fulfilled') {
      const isRepeatable = order.quote.isRepeatable === true
      if ((isSame || isRepeatable) && wasMadeJustNow(context, holder)) return holder
      if (!isRepeatable) throw new Refusal(order.quote.ownedRefusal)
      await letGo(context, holder)
    }
  }
  return undefined
}

/** The buyer may have confirmed or failed at the bank since: then it holds nothing, or for good. */
async function settleAuthentication(
  context: BillingContext,
  purchase: PurchaseRow,
): Promise<PurchaseRow> {
  if (purchase.state !== 'requires_action') return purchase
  const attempt = await findLiveAttempt(context.db, purchase.id)
  if (attempt) await pursue(context, attempt)
  return reread(context, purchase.id)
}

const wasMadeJustNow = (
  { clock }: Pick<BillingContext, 'clock'>,
  { created_at }: PurchaseRow,
): boolean => Temporal.Instant.compare(created_at.add(sameOrderLimit), clock.now()) > 0

/** What was bought stays bought, and may be ordered once more. */
const letGo = ({ clock, db }: BillingContext, { id }: PurchaseRow): Promise<void> =>
  write(db, (trx) => releaseSlots(trx, id, clock.now()))

/** Gives an unfinished purchase up for another; what is paid by then counts. */
async function withdraw(context: BillingContext, { id }: PurchaseRow): Promise<void> {
  const attempt = await findLiveAttempt(context.db, id)
  if (!attempt) return
  await pursue(context, attempt)
  const now = await findAttempt(context.db, attempt.id)
  if (now?.state === 'requires_action') await abandon(context, now)
}

/** Takes a purchase as far as it goes now, and says how far that is. */
export async function carryOn(context: BillingContext, purchase: PurchaseRow): Promise<Outcome> {
  const payment = isOpen(purchase) ? await goOn(context, purchase) : null
  const current = await reread(context, purchase.id)
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
      throw new Refusal('card-refused', wordsOf(current))
    case 'awaiting_payment':
      throw new Refusal('payment-unavailable', { retryAfterSeconds: 30 })
    case 'cancelled':
    case 'refunded':
      throw new Refusal(isPaidBack(current) ? 'paid-back' : 'conflict')
  }
}

async function goOn(context: BillingContext, purchase: PurchaseRow): Promise<Payment | null> {
  const attempt = await findLiveAttempt(context.db, purchase.id)
  if (!attempt) return null
  try {
    return await pursue(context, attempt)
  } catch (error) {
    // Another tab may have heard by now what this one has not.
    if (error instanceof ProviderUnavailable && !isOpen(await reread(context, purchase.id)))
      return null
    throw error
  }
}

const wordsOf = ({ failure_code, failure_sentence }: PurchaseRow) => ({
  ...(failure_sentence ? { sentence: failure_sentence } : {}),
  ...(failure_code ? { reason: cardReasonOf(failure_code) } : {}),
})

async function reread({ db }: Pick<BillingContext, 'db'>, id: string): Promise<PurchaseRow> {
  const purchase = await findPurchase(db, id)
  if (!purchase) throw new Error(`the purchase ${id} is gone`)
  return purchase
}
