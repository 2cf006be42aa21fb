import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { type AttemptRow, listWaitingAttempts } from '../attempts/attempt.repository.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { type PaidCard, paidCardOf } from '../cards/paid-card.ts'
import { kindOf } from '../payable/payable.ts'
import {
  lockPurchase,
  type PurchaseRow,
  releaseSlots,
  updatePurchase,
} from './purchase.repository.ts'

export const isOpen = ({ state }: Pick<PurchaseRow, 'state'>): boolean =>
  state === 'awaiting_payment' || state === 'requires_action'

/** Kept with a purchase that was paid when its buyer had it already, and is paid back. */
const ownedCode = 'already-owned'

/** Whether it was paid and goes back, because its buyer got it another way while they paid. */
export const isPaidBack = ({ state, failure_code }: PurchaseRow): boolean =>
  state === 'refunded' && failure_code === ownedCode

/**
 * Gives what was paid for. False where the purchase is fulfilled or given up already, or its buyer has
 * it by another. Where both are settled in the same instant neither may see the other: then it is as if
 * the single reading had been paid before what opens it too, which is allowed.
 */
export async function purchasePaid(
  trx: Trx,
  context: BillingContext,
  attempt: Pick<AttemptRow, 'purchase_id' | 'card_brand' | 'card_last_4'>,
): Promise<boolean> {
  const purchase = await lockPurchase(trx, attempt.purchase_id)
  const at = context.clock.now()
  if (!isOpen(purchase)) {
    if (purchase.state !== 'fulfilled')
      await updatePurchase(trx, purchase.id, { state: 'refunded', settled_at: at })
    return false
  }
  if (await isOwned({ ...context, db: trx }, purchase)) {
    await updatePurchase(trx, purchase.id, {
      state: 'refunded',
      failure_code: ownedCode,
      settled_at: at,
    })
    await releaseSlots(trx, purchase.id, at)
    return false
  }
  await fulfil(trx, context, purchase, paidCardOf(attempt))
  return true
}

/** By anything but this purchase itself. */
export const isOwned = async (
  context: BillingContext,
  { kind, user_id, ordered }: PurchaseRow,
): Promise<boolean> =>
  (await kindOf(context, kind).isOwned?.(context, { userId: user_id, ordered })) ?? false

export async function fulfil(
  trx: Trx,
  context: BillingContext,
  purchase: PurchaseRow,
  card: PaidCard | null,
): Promise<void> {
  const at = context.clock.now()
  await kindOf(context, purchase.kind).fulfil(trx, context, {
    purchaseId: purchase.id,
    userId: purchase.user_id,
    languageId: purchase.language_id,
    cardId: purchase.card_id,
    amountPence: purchase.amount_pence,
    card,
    ordered: purchase.ordered,
    description: purchase.description,
    translations: purchase.translations,
    at,
  })
  await updatePurchase(trx, purchase.id, { state: 'fulfilled', settled_at: at })
  if ((await listWaitingAttempts(trx, purchase.user_id)).length > 0)
    await context.jobs.enqueue(trx, 'give-up-owned', { userId: purchase.user_id })
}

/** The bank wants the buyer to confirm. */
export async function purchaseWaits(trx: Trx, attempt: AttemptRow): Promise<void> {
  if (attempt.renewal_id !== null) return
  const purchase = await lockPurchase(trx, attempt.purchase_id)
  if (isOpen(purchase)) await updatePurchase(trx, purchase.id, { state: 'requires_action' })
}

/** What it would have opened can be bought anew. */
export async function purchaseFailed(
  trx: Trx,
  { clock }: Pick<BillingContext, 'clock'>,
  attempt: Pick<AttemptRow, 'purchase_id'>,
  { failure, state }: Pick<Payment, 'failure' | 'state'>,
): Promise<void> {
  const purchase = await lockPurchase(trx, attempt.purchase_id)
  if (!isOpen(purchase)) return
  const at = clock.now()
  await updatePurchase(trx, purchase.id, {
    state: state === 'cancelled' && !failure ? 'cancelled' : 'failed',
    failure_code: failure?.code ?? null,
    failure_sentence: failure?.sentence ?? null,
    settled_at: at,
  })
  await releaseSlots(trx, purchase.id, at)
}
