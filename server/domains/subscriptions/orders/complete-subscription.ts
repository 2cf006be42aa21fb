import type { PurchaseAnswer } from '@rashi/contract'
import { validate } from 'uuid'
import { Refusal } from '../../../platform/refusal.ts'
import { completePurchase, findLiveAttempt, type PaymentsContext } from '../../payments/index.ts'
import { findGroup } from '../groups/subscription.repository.ts'
import { answerPurchase } from '../presentation/answer-purchase.ts'
import { subscriptionPayable } from './subscription-payable.ts'

/**
 * Completes a purchase or a renewal after 3-D Secure, by the provider's state of its payment.
 *
 * @throws {Refusal} `payment-incomplete` if it is not paid.
 */
export async function completeSubscription(
  context: PaymentsContext,
  { userId, purchaseId, languageId }: { userId: string; purchaseId: string; languageId: number },
): Promise<PurchaseAnswer> {
  const { db } = context
  const live = validate(purchaseId) ? await findLiveAttempt(db, purchaseId) : undefined
  await completePurchase(context, { userId, payable: subscriptionPayable, purchaseId })
  if ((await findGroup(db, purchaseId))?.status === 'past_due')
    throw new Refusal('payment-incomplete')
  const outcome = { type: 'succeeded', purchaseId, clientSecret: null } as const
  return answerPurchase(
    context.db,
    outcome,
    languageId,
    live?.reference_id ? 'billing.renewed' : 'billing.subscribed',
  )
}
