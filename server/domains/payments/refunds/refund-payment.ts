import { defaultLanguage } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import type { Trx } from '../../../platform/database/database.ts'
import { type AttemptRow, lockPaidAttempt } from '../attempts/attempt.repository.ts'
import { poundsOf } from '../format/format.rules.ts'
import { payableNamed, type PaymentsContext } from '../payable/payable.ts'
import { findPurchase, releaseSlots } from '../purchases/purchase.repository.ts'
import { findBought } from '../purchases/settle-purchase.ts'
import { isRefundDue, keepsRights, refundablePence, scheduleRefund } from './schedule-refund.ts'

export interface OrderedRefund {
  readonly purchaseId: string
  readonly paymentId: string | null
  readonly description: string
  readonly refundPence: number
  /** Whether what was bought was revoked. */
  readonly isRevoked: boolean
}

/**
 * Orders a refund for an operator, to be sent by the job that sends refunds. Refunding all that is left of a
 * payment revokes what it paid for, unless `keepsRights`; refunding a part does not.
 *
 * @param order.id a purchase's, a later charge's, or the provider's payment id.
 * @param order.pence null: all that is left.
 * @throws {RangeError} for an id that is no paid payment, for more than is left of it, and while an earlier
 * refund of it is still due.
 */
export async function refundPayment(
  trx: Trx,
  context: Pick<PaymentsContext, 'clock' | 'payables'>,
  order: { id: string; pence: number | null; keepsRights: boolean },
): Promise<OrderedRefund> {
  const attempt = await lockPaidAttempt(trx, order.id)
  const purchase = attempt && (await findPurchase(trx, attempt.purchase_id))
  if (!attempt || !purchase) throw new RangeError(`there is no paid payment ${order.id}`)
  const refundPence = checkAmount(attempt, order)
  const isWhole = refundPence === refundablePence(attempt)
  const isRevoked = isWhole && !order.keepsRights && keepsRights(attempt)
  await scheduleRefund(trx, attempt, {
    pence: refundPence,
    isGoodwill: !isRevoked,
    notifies: true,
  })
  if (isRevoked) await revoke(trx, context, attempt, { kind: purchase.kind, refundPence })
  return {
    purchaseId: purchase.id,
    paymentId: attempt.payment_id,
    description: purchase.description,
    refundPence,
    isRevoked,
  }
}

function checkAmount(attempt: AttemptRow, order: { id: string; pence: number | null }): number {
  const leftPence = refundablePence(attempt)
  const pence = order.pence ?? leftPence
  if (leftPence === 0) throw new RangeError(`the payment ${order.id} is refunded already`)
  if (isRefundDue(attempt))
    throw new RangeError(
      `an earlier refund of the payment ${order.id} is still on its way: try again in a minute`,
    )
  if (pence > leftPence)
    throw new RangeError(
      `only ${formatPrice(poundsOf(leftPence), defaultLanguage)} of the payment ${order.id} are left to refund`,
    )
  return pence
}

async function revoke(
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
