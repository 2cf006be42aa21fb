import { randomUUID } from 'node:crypto'
import { defaultLanguage } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import type { Trx } from '../../../platform/database/database.ts'
import { describeOtherAccount } from '../accounts/describe-other-account.ts'
import { type AttemptRow, lockPaidAttempt, updateAttempt } from '../attempts/attempt.repository.ts'
import { poundsOf } from '../format/format.rules.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { findPurchase } from '../purchases/purchase.repository.ts'
import { revokePurchase } from './revoke-purchase.ts'
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
  await refuseOtherAccount(trx, attempt, order.id)
  const refundPence = checkAmount(attempt, order)
  const isWhole = refundPence === refundablePence(attempt)
  const isRevoked = isWhole && !order.keepsRights && keepsRights(attempt)
  await scheduleRefund(trx, attempt, {
    pence: refundPence,
    isGoodwill: !isRevoked,
    notifies: true,
  })
  if (isRevoked) await revokePurchase(trx, context, attempt, { kind: purchase.kind, refundPence })
  return {
    purchaseId: purchase.id,
    paymentId: attempt.payment_id,
    description: purchase.description,
    refundPence,
    isRevoked,
  }
}

/** @throws {RangeError} for a payment that the provider has under another account than that of the keys */
async function refuseOtherAccount(trx: Trx, attempt: AttemptRow, id: string): Promise<void> {
  const other = await describeOtherAccount(trx, attempt)
  if (other !== null)
    throw new RangeError(
      `the payment ${id} was made at ${other}: it can only be refunded with the keys of that account`,
    )
}

function checkAmount(attempt: AttemptRow, order: { id: string; pence: number | null }): number {
  const leftPence = refundablePence(attempt)
  const pence = order.pence ?? leftPence
  if (attempt.lost_at !== null)
    throw new RangeError(`the bank took the payment ${order.id} back in a dispute`)
  if (leftPence === 0) throw new RangeError(`the payment ${order.id} is refunded already`)
  if (attempt.refund_state === 'stopped')
    throw new RangeError(
      `the last refund of the payment ${order.id} was not made (${attempt.refund_failure}): “refund retry” tries it again`,
    )
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

/**
 * Makes a refund due again that the provider did not make, to be sent by the job that sends refunds.
 *
 * @throws {RangeError} for a payment that has no such refund.
 */
export async function retryRefund(trx: Trx, id: string): Promise<OrderedRefund> {
  const attempt = await lockPaidAttempt(trx, id)
  const purchase = attempt && (await findPurchase(trx, attempt.purchase_id))
  if (!attempt || !purchase || attempt.refund_state !== 'stopped' || attempt.lost_at !== null)
    throw new RangeError(`the payment ${id} has no refund that was stopped`)
  await refuseOtherAccount(trx, attempt, id)
  await updateAttempt(trx, attempt.id, {
    // The provider repeats its refusal for the same key.
    refund_key: randomUUID(),
    refund_state: null,
    refund_failure: null,
    refund_tries: 0,
    refund_look_at: null,
  })
  return {
    purchaseId: purchase.id,
    paymentId: attempt.payment_id,
    description: purchase.description,
    refundPence: attempt.refund_pence ?? attempt.amount_pence,
    isRevoked: !keepsRights(attempt),
  }
}
