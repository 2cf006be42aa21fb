import type { PurchaseAnswer } from '@rashi/contract'
import { validate } from 'uuid'
import { Refusal } from '../../../platform/refusal.ts'
import { findLiveAttempt } from '../../payments/attempts/attempt.repository.ts'
import type { BillingContext } from '../../payments/payable/payments-context.ts'
import { completePurchase } from '../../payments/checkout/complete-purchase.ts'
import { answerOf } from '../../payments/checkout/describe-outcome.ts'
import { subscriptionKind } from './subscription-payable.ts'
import { findGroup } from '../groups/subscription.repository.ts'

/**
 * After 3-D Secure: asks the provider, and opens what it reports as paid. Of a renewal as of a purchase.
 *
 * @throws {Refusal} `payment-incomplete` for anything that is not paid.
 */
export async function completeSubscription(
  context: BillingContext,
  { userId, purchaseId, languageId }: { userId: string; purchaseId: string; languageId: number },
): Promise<PurchaseAnswer> {
  const { db } = context
  const live = validate(purchaseId) ? await findLiveAttempt(db, purchaseId) : undefined
  await completePurchase(context, { userId, kind: subscriptionKind, purchaseId })
  if ((await findGroup(db, purchaseId))?.status === 'past_due')
    throw new Refusal('payment-incomplete')
  const outcome = { type: 'succeeded', purchaseId, clientSecret: null } as const
  return answerOf(outcome, languageId, live?.renewal_id ? 'billing.renewed' : 'billing.subscribed')
}
