import {
  ChargeRefused,
  type Failure,
  type Payment,
} from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { type AttemptRow, isLive, lockAttempt, markSent } from '../attempts/attempt.repository.ts'
import { fail, settle } from './settle.ts'

/**
 * Sends an attempt, for the first time or again, with its own key and the values it was made with, and
 * settles what comes of it. Null where the provider made no payment of it.
 *
 * @throws {ProviderUnavailable} when nobody knows what came of it.
 */
export async function chargeAttempt(
  context: BillingContext,
  attempt: AttemptRow,
): Promise<Payment | null> {
  const { db, payments } = context
  if (!(await markSent(db, attempt.id))) return settle(context, attempt.id)
  let payment: Payment
  try {
    payment = await payments.charge(attempt.id, attempt.parameters)
  } catch (error) {
    if (!(error instanceof ChargeRefused)) throw error
    await failUnpaid(context, attempt.id, error.failure)
    return null
  }
  // To a key it knows the provider repeats its first answer, which may be old by now.
  if (attempt.state !== 'new') payment = await payments.readPayment(payment.id)
  return settle(context, attempt.id, payment)
}

/** Ends an attempt that the provider has made no payment of. */
export const failUnpaid = (context: BillingContext, attemptId: string, failure: Failure) =>
  write(context.db, async (trx) => {
    const attempt = await lockAttempt(trx, attemptId)
    if (isLive(attempt)) await fail(trx, context, attempt, { failure, state: 'failed' })
  })
