import { listWaitingAttempts } from '../attempts/attempt.repository.ts'
import { cancelAuthentication } from '../settlement/resume-unsettled.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { findPurchase } from '../purchases/purchase.repository.ts'
import { isOwnedOtherwise } from '../purchases/settle-purchase.ts'

/**
 * Cancels payments that wait for authentication although their buyer owns the same through another purchase by now.
 * A payment that is confirmed before that is refunded when it is settled.
 */
export async function cancelSupersededPayments(
  context: PaymentsContext,
  userId: string,
): Promise<void> {
  for (const attempt of await listWaitingAttempts(context.db, userId)) {
    const purchase = await findPurchase(context.db, attempt.purchase_id)
    if (purchase && (await isOwnedOtherwise(context, purchase)))
      await cancelAuthentication(context, attempt)
  }
}
