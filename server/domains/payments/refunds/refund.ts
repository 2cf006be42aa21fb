import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { byId, inPages } from '../../../platform/database/in-pages.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { findAttempt, listRefundsDue, updateAttempt } from '../attempts/attempt.repository.ts'

/**
 * Refunds what is to go back of a charge, all or a part. Where the provider is away, a job does it later:
 * what has arrived by then is seen there, since the provider forgets keys and would refund a part twice.
 */
export async function giveBack(context: BillingContext, attemptId: string): Promise<void> {
  const { clock, db, log, payments } = context
  const attempt = await findAttempt(db, attemptId)
  if (!attempt?.refund_key || attempt.refunded_at || !attempt.payment_id) return
  const refundPence = attempt.refund_pence ?? attempt.amount_pence
  try {
    const { refundedPence } = await payments.readPayment(attempt.payment_id)
    if (refundedPence < refundPence)
      await payments.refund(attempt.refund_key, attempt.payment_id, refundPence)
  } catch (err) {
    if (!(err instanceof ProviderUnavailable)) throw err
    log.warn({ err, attemptId }, 'a refund has to wait')
    return
  }
  await updateAttempt(db, attempt.id, { refunded_at: clock.now() })
  log.warn({ attemptId, refundPence }, 'what was not to be kept of a payment is refunded')
}

/** The refunds that an earlier try or an ended process has left. */
export async function giveBackAllDue(context: BillingContext): Promise<void> {
  for await (const page of inPages(byId, (at) => listRefundsDue(context.db, at)))
    for (const { id } of page) await giveBackOrLog(context, id)
}

/** For whoever has nothing to say to a refund that failed: it stays due. */
export async function giveBackOrLog(context: BillingContext, attemptId: string): Promise<void> {
  try {
    await giveBack(context, attemptId)
  } catch (err) {
    context.log.error({ err, attemptId }, 'a refund failed')
  }
}
