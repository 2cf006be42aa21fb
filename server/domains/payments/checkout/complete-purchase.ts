import { validate } from 'uuid'
import { Refusal } from '../../../platform/refusal.ts'
import { findLiveAttempt } from '../attempts/attempt.repository.ts'
import { resumeAttempt } from '../settlement/resume-unsettled.ts'
import type { Payable, PaymentsContext } from '../payable/payable.ts'
import { findPurchase } from '../purchases/purchase.repository.ts'
import { isPaidBack } from '../purchases/settle-purchase.ts'

/**
 * Completes a purchase of the user's own after 3-D Secure, by the provider's state of its payment.
 *
 * @throws {Refusal} `not-found`, `paid-back` if the buyer got the same another way in the meantime, and
 * `payment-incomplete` if it is not paid.
 */
export async function completePurchase(
  context: PaymentsContext,
  { userId, payable, purchaseId }: { userId: string; payable: Payable; purchaseId: string },
): Promise<void> {
  const { db } = context
  const found = validate(purchaseId) ? await findPurchase(db, purchaseId) : undefined
  if (found?.user_id !== userId || found.kind !== payable.name) throw new Refusal('not-found')
  const live = await findLiveAttempt(db, purchaseId)
  if (live) await resumeAttempt(context, live)
  const purchase = await findPurchase(db, purchaseId)
  if (purchase && isPaidBack(purchase)) throw new Refusal('paid-back')
  if (purchase?.state !== 'fulfilled') throw new Refusal('payment-incomplete')
}
