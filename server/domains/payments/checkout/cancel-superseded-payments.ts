import { listWaitingAttempts } from '../attempts/attempt.repository.ts'
import { abandon } from '../settlement/resume-unsettled.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { findPurchase } from '../purchases/purchase.repository.ts'
import { isOwned } from '../purchases/settle-purchase.ts'

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'give-up-owned': { readonly userId: string }
  }
}

/**
 * Cancels what a person has waiting at the bank and has by another purchase since: it is not charged. What
 * they confirm before that goes back when it is settled.
 */
export async function giveUpOwned(context: BillingContext, userId: string): Promise<void> {
  for (const attempt of await listWaitingAttempts(context.db, userId)) {
    const purchase = await findPurchase(context.db, attempt.purchase_id)
    if (purchase && (await isOwned(context, purchase))) await abandon(context, attempt)
  }
}
