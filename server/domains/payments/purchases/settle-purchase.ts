import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { type AttemptRow, listWaitingAttempts } from '../attempts/attempt.repository.ts'
import { toPaidCard } from '../cards/paid-card.ts'
import { type Bought, payableNamed, type PaymentsContext } from '../payable/payable.ts'
import {
  findPurchase,
  lockPurchase,
  type PurchaseRow,
  releaseSlots,
  updatePurchase,
} from './purchase.repository.ts'

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    // The queue keeps its first name: jobs of an earlier release may wait in it.
    'give-up-owned': { readonly userId: string }
  }
}

export const isOpen = ({ state }: Pick<PurchaseRow, 'state'>): boolean =>
  state === 'awaiting_payment' || state === 'requires_action'

/** Stored with a purchase that was paid although its buyer had it by then, and was refunded. */
const ownedCode = 'already-owned'

/** Whether the purchase was refunded because its buyer got the same in another way while they paid. */
export const isPaidBack = ({ state, failure_code }: PurchaseRow): boolean =>
  state === 'refunded' && failure_code === ownedCode

/**
 * Fulfils a purchase that was paid. Returns false if it is already fulfilled or cancelled, or if its buyer owns
 * it in another way. Two purchases settled in the same instant may not see each other; the result is then the
 * same as if the smaller one had been paid first, which is allowed.
 */
export async function fulfilPaidPurchase(
  trx: Trx,
  context: PaymentsContext,
  attempt: AttemptRow,
): Promise<boolean> {
  const purchase = await lockPurchase(trx, attempt.purchase_id)
  const at = context.clock.now()
  if (!isOpen(purchase)) {
    if (purchase.state !== 'fulfilled')
      await updatePurchase(trx, purchase.id, { state: 'refunded', settled_at: at })
    return false
  }
  if (await isOwnedOtherwise({ ...context, db: trx }, purchase)) {
    await updatePurchase(trx, purchase.id, {
      state: 'refunded',
      failure_code: ownedCode,
      settled_at: at,
    })
    await releaseSlots(trx, purchase.id, at)
    return false
  }
  await fulfilPurchase(trx, context, purchase, attempt)
  return true
}

/** Whether the buyer owns it through anything but this purchase. */
export const isOwnedOtherwise = async (
  context: PaymentsContext,
  { kind, user_id, ordered }: PurchaseRow,
): Promise<boolean> =>
  (await payableNamed(context, kind).isOwned?.(context, { userId: user_id, ordered })) ?? false

/** Grants what was bought and records it. `attempt` is null if nothing was to be paid. */
export async function fulfilPurchase(
  trx: Trx,
  context: PaymentsContext,
  purchase: PurchaseRow,
  attempt: AttemptRow | null,
): Promise<void> {
  const at = context.clock.now()
  const bought = describeBought(purchase, attempt, at)
  if (!(await payableNamed(context, purchase.kind).fulfil(trx, context, bought)))
    throw new Error(`${purchase.kind} did not fulfil the purchase ${purchase.id}`)
  await updatePurchase(trx, purchase.id, { state: 'fulfilled', settled_at: at })
  if ((await listWaitingAttempts(trx, purchase.user_id)).length > 0)
    await context.jobs.enqueue(trx, 'give-up-owned', { userId: purchase.user_id })
}

/** Describes a payment for its payable. */
export async function findBought(
  trx: Trx,
  attempt: AttemptRow,
  at: Temporal.Instant,
): Promise<Bought> {
  const purchase = await findPurchase(trx, attempt.purchase_id)
  if (!purchase) throw new Error(`the purchase ${attempt.purchase_id} does not exist`)
  return describeBought(purchase, attempt, at)
}

const describeBought = (
  purchase: PurchaseRow,
  attempt: AttemptRow | null,
  at: Temporal.Instant,
): Bought => ({
  purchaseId: purchase.id,
  reference: attempt?.reference_id ?? null,
  userId: purchase.user_id,
  languageId: purchase.language_id,
  cardId: attempt?.parameters.cardId ?? purchase.card_id,
  amountPence: attempt?.amount_pence ?? purchase.amount_pence,
  card: attempt && toPaidCard(attempt),
  ordered: purchase.ordered,
  description: purchase.description,
  translations: purchase.translations,
  at,
})

/** Records that the bank requires authentication. */
export async function markWaiting(trx: Trx, { purchase_id }: AttemptRow): Promise<void> {
  const purchase = await lockPurchase(trx, purchase_id)
  if (isOpen(purchase)) await updatePurchase(trx, purchase.id, { state: 'requires_action' })
}

/** Records why nothing was paid; what was ordered can be bought again. */
export async function failPurchase(
  trx: Trx,
  { clock }: Pick<PaymentsContext, 'clock'>,
  { purchase_id }: AttemptRow,
  { failure, state }: Pick<Payment, 'failure' | 'state'>,
): Promise<void> {
  const purchase = await lockPurchase(trx, purchase_id)
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
