import {
  ChargeRefused,
  type Failure,
  type Payment,
} from '../../../gateways/payment/payment-provider.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { type AttemptRow, isLive, lockAttempt, markSent } from '../attempts/attempt.repository.ts'
import { fail, settle } from './settle.ts'

/**
 * Sends an attempt, for the first time or again, under its own key and with its stored parameters, and
 * settles the result. Returns null if the provider made no payment.
 *
 * @throws {ProviderUnavailable} while the result is unknown.
 */
export async function chargeAttempt(
  context: PaymentsContext,
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
  // For a key that it knows the provider repeats its first response, which may be out of date.
  if (attempt.state !== 'new') payment = await payments.readPayment(payment.id)
  return settle(context, attempt.id, payment)
}

/** Ends an attempt for which the provider made no payment. */
export const failUnpaid = (context: PaymentsContext, attemptId: string, failure: Failure) =>
  write(context.db, (trx) => failIfLive(trx, context, attemptId, failure))

export async function failIfLive(
  trx: Trx,
  context: PaymentsContext,
  attemptId: string,
  failure: Failure,
): Promise<void> {
  const attempt = await lockAttempt(trx, attemptId)
  if (isLive(attempt)) await fail(trx, context, attempt, { failure, state: 'failed' })
}
