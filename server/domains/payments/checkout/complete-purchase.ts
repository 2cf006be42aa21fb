import { validate } from 'uuid'
import { Refusal } from '../../../platform/refusal.ts'
import { findLiveAttempt } from '../attempts/attempt.repository.ts'
import { pursue } from '../settlement/resume-unsettled.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { findPurchase } from '../purchases/purchase.repository.ts'
import type { PurchaseKind } from '../payable/payable.ts'
import { isPaidBack } from '../purchases/settle-purchase.ts'

/**
 * After 3-D Secure: asks the provider about one's own purchase, and gives what it reports as paid.
 *
 * @throws {Refusal} `not-found`, `paid-back` for what its buyer got another way meanwhile, and
 * `payment-incomplete` for anything that is not paid.
 */
export async function completePurchase(
  context: BillingContext,
  { userId, kind, purchaseId }: { userId: string; kind: PurchaseKind; purchaseId: string },
): Promise<void> {
  const { db } = context
  const asked = validate(purchaseId) ? await findPurchase(db, purchaseId) : undefined
  if (asked?.user_id !== userId || asked.kind !== kind.name) throw new Refusal('not-found')
  const live = await findLiveAttempt(db, purchaseId)
  if (live) await pursue(context, live)
  const purchase = await findPurchase(db, purchaseId)
  if (purchase && isPaidBack(purchase)) throw new Refusal('paid-back')
  if (purchase?.state !== 'fulfilled') throw new Refusal('payment-incomplete')
}
