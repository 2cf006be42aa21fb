import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { byId, inPages } from '../../../platform/database/in-pages.ts'
import { write } from '../../../platform/database/write.ts'
import {
  type AttemptRow,
  findAttempt,
  listRefundsDue,
  markRefunded,
} from '../attempts/attempt.repository.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { enqueueRefundEmail } from './refund-email-queue.ts'

/**
 * Sends the refund that is stored for a charge. While the provider is unavailable it stays due and a job sends
 * it later. The provider's refunds are read first, because idempotency keys expire after a day and a part
 * would then be refunded twice.
 */
export async function refundAttempt(context: PaymentsContext, attemptId: string): Promise<void> {
  const { db, log, payments } = context
  const attempt = await findAttempt(db, attemptId)
  if (!attempt?.refund_key || attempt.refunded_at || !attempt.payment_id) return
  const totalPence = attempt.refund_pence ?? attempt.amount_pence
  try {
    const { refundedPence } = await payments.readPayment(attempt.payment_id)
    if (refundedPence < totalPence)
      await payments.refund(attempt.refund_key, attempt.payment_id, totalPence - refundedPence)
  } catch (err) {
    if (!(err instanceof ProviderUnavailable)) throw err
    log.warn({ err, attemptId }, 'a refund is delayed: the payment provider is unavailable')
    return
  }
  await recordRefund(context, attempt)
  log.warn({ attemptId, totalPence }, 'a payment is refunded')
}

/** Records that the refund was made; its buyer gets one email if an operator ordered it. */
const recordRefund = (context: PaymentsContext, { id, refund_key }: AttemptRow): Promise<void> =>
  write(context.db, async (trx) => {
    const refunded = await markRefunded(trx, { id, key: refund_key }, context.clock.now())
    if (refunded?.refund_notice_pence) await enqueueRefundEmail(trx, context, refunded)
  })

/** Sends the refunds that an earlier try or an ended process left. */
export async function refundAllDue(context: PaymentsContext): Promise<void> {
  for await (const page of inPages(byId, (at) => listRefundsDue(context.db, at)))
    for (const { id } of page) await refundOrLog(context, id)
}

/** Sends a refund; one that fails is logged and stays due. */
export async function refundOrLog(context: PaymentsContext, attemptId: string): Promise<void> {
  try {
    await refundAttempt(context, attemptId)
  } catch (err) {
    context.log.error({ err, attemptId }, 'a refund failed')
  }
}
