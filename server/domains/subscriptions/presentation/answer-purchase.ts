import type { PurchaseAnswer } from '@rashi/contract'
import type { TextKey } from '@rashi/contract/texts'
import type { Db } from '../../../platform/database/database.ts'
import { describeOutcome, type Outcome } from '../../payments/index.ts'

/** The answer to a subscription's purchase or renewal. */
export async function answerPurchase(
  db: Db,
  outcome: Outcome,
  languageId: number,
  success: TextKey,
): Promise<PurchaseAnswer> {
  const { isPaid, ...described } = await describeOutcome(db, outcome, languageId, success)
  return {
    ...described,
    type: isPaid ? 'succeeded' : 'require_3d',
    user_payment_plan_id: outcome.purchaseId,
  }
}
