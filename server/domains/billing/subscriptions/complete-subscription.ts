import type { PurchaseAnswer } from '@rashi/contract'
import { validate } from 'uuid'
import { Refusal } from '../../../platform/refusal.ts'
import { findLiveAttempt } from '../attempts/attempt.repository.ts'
import { pursue } from '../attempts/look-again.ts'
import type { BillingContext } from '../billing-context.ts'
import { findPurchase } from '../purchases/purchase.repository.ts'
import { answerOf } from './answer-of.ts'
import { findGroup } from './subscription.repository.ts'

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
  if (!validate(purchaseId)) throw new Refusal('not-found')
  const live = await findLiveAttempt(db, purchaseId)
  const before = await findPurchase(db, purchaseId)
  if (before?.user_id !== userId) throw new Refusal('not-found')
  if (live) await pursue(context, live)
  const [purchase, group] = await Promise.all([
    findPurchase(db, purchaseId),
    findGroup(db, purchaseId),
  ])
  if (purchase?.state !== 'fulfilled' || group?.status === 'past_due')
    throw new Refusal('payment-incomplete')
  const outcome = { type: 'succeeded', purchaseId, clientSecret: null } as const
  return answerOf(outcome, languageId, live?.renewal_id ? 'billing.renewed' : 'billing.subscribed')
}
