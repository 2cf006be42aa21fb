import type { Trx } from '../../../platform/database/database.ts'
import type { AttemptRow } from '../attempts/attempt.repository.ts'
import { payableNamed, type PaymentsContext } from '../payable/payable.ts'
import { releaseSlots } from '../purchases/purchase.repository.ts'
import { findBought } from '../purchases/settle-purchase.ts'

/** Takes back what a payment paid for, because `refundPence` of it went back to the buyer. */
export async function revokePurchase(
  trx: Trx,
  context: Pick<PaymentsContext, 'clock' | 'payables'>,
  attempt: AttemptRow,
  { kind, refundPence }: { kind: string; refundPence: number },
): Promise<void> {
  const at = context.clock.now()
  const bought = await findBought(trx, attempt, at)
  await payableNamed(context, attempt.payable ?? kind).revoke(trx, context, bought, refundPence)
  if (attempt.reference_id === null) await releaseSlots(trx, attempt.purchase_id, at)
}
