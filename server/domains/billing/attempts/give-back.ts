import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import type { BillingContext } from '../billing-context.ts'
import { findAttempt, listRefundsDue, updateAttempt } from './attempt.repository.ts'

/** Refunds what was charged and is not to be kept. Where the provider is away, a job does it later. */
export async function giveBack(context: BillingContext, attemptId: string): Promise<void> {
  const { clock, db, log, payments } = context
  const attempt = await findAttempt(db, attemptId)
  if (!attempt?.refund_key || attempt.refunded_at || !attempt.payment_id) return
  try {
    await payments.refund(attempt.refund_key, attempt.payment_id)
  } catch (err) {
    if (!(err instanceof ProviderUnavailable)) throw err
    log.warn({ err, attemptId }, 'a refund has to wait')
    return
  }
  await updateAttempt(db, attempt.id, { refunded_at: clock.now() })
  log.warn({ attemptId }, 'a payment that nothing is left to be given for is refunded')
}

/** The refunds that an earlier try or an ended process has left. */
export async function giveBackAllDue(context: BillingContext): Promise<void> {
  for (const { id } of await listRefundsDue(context.db, 100)) {
    try {
      await giveBack(context, id)
    } catch (err) {
      context.log.error({ err, attemptId: id }, 'a refund failed')
    }
  }
}
