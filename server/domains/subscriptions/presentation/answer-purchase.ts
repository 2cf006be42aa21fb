import type { PurchaseAnswer } from '@rashi/contract'
import type { TextKey } from '@rashi/contract/texts'
import { describeOutcome, type Outcome } from '../../payments/index.ts'

/** The answer to a subscription's purchase or renewal. */
export function answerPurchase(
  outcome: Outcome,
  languageId: number,
  success: TextKey,
): PurchaseAnswer {
  const { isPaid, ...described } = describeOutcome(outcome, languageId, success)
  return {
    ...described,
    type: isPaid ? 'succeeded' : 'require_3d',
    user_payment_plan_id: outcome.purchaseId,
  }
}
