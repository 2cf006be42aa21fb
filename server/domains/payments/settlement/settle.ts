import { randomUUID } from 'node:crypto'
import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { purchaseFailed, purchasePaid, purchaseWaits } from '../purchases/settle-purchase.ts'
import { renewalFailed, renewalPaid } from '../../subscriptions/renewals/renewal-payable.ts'
import {
  type AttemptRow,
  findAttempt,
  isLive,
  lockAttempt,
  updateAttempt,
} from '../attempts/attempt.repository.ts'
import { authenticationLimit, refuseOtherPayment } from '../attempts/attempt.rules.ts'
import { giveBack } from '../refunds/refund.ts'

/**
 * The one way in which money becomes rights: what the provider says of an attempt is applied, once,
 * whoever calls and however often. `seen` is what the provider has just answered of it.
 *
 * @throws {PaymentDiffers} for a payment that is not what was asked for.
 */
export async function settle(
  context: BillingContext,
  attemptId: string,
  seen?: Payment,
): Promise<Payment | null> {
  const attempt = await findAttempt(context.db, attemptId)
  const paymentId = attempt?.payment_id ?? seen?.id
  if (!attempt || paymentId === undefined) return null
  let payment = seen ?? (await context.payments.readPayment(paymentId))
  refuseOtherPayment(attempt, payment)
  if (payment.state === 'failed' && attempt.state === 'requires_action') {
    // The browser holds its secret and could take it up again with another card.
    const { failure } = payment
    payment = { ...(await context.payments.cancelPayment(randomUUID(), payment.id)), failure }
  }
  const isToGoBack = await write(context.db, (trx) => apply(trx, context, attemptId, payment))
  if (isToGoBack) await giveBack(context, attemptId)
  return payment
}

/** Whether the money is to go back, because nothing is left to be given for it. */
async function apply(
  trx: Trx,
  context: BillingContext,
  attemptId: string,
  payment: Payment,
): Promise<boolean> {
  const attempt = await lockAttempt(trx, attemptId)
  switch (payment.state) {
    case 'processing':
      await updateAttempt(trx, attempt.id, { payment_id: payment.id })
      return false
    case 'requires_action':
      if (!isLive(attempt)) return false
      await updateAttempt(trx, attempt.id, {
        state: 'requires_action',
        payment_id: payment.id,
        look_at: attempt.created_at.add(authenticationLimit),
      })
      await purchaseWaits(trx, attempt)
      return false
    case 'succeeded': {
      if (attempt.state === 'succeeded') return false
      const isKept = await paid(trx, context, attempt)
      await updateAttempt(trx, attempt.id, {
        state: 'succeeded',
        payment_id: payment.id,
        failure_code: null,
        look_at: null,
        settled_at: context.clock.now(),
        ...(isKept ? {} : { refund_key: randomUUID(), refund_pence: attempt.amount_pence }),
      })
      return !isKept
    }
    case 'failed':
    case 'cancelled':
      if (isLive(attempt)) {
        await updateAttempt(trx, attempt.id, { payment_id: payment.id })
        await fail(trx, context, attempt, payment)
      }
      return false
  }
}

const paid = (trx: Trx, context: BillingContext, attempt: AttemptRow): Promise<boolean> =>
  attempt.renewal_id === null
    ? purchasePaid(trx, context, attempt)
    : renewalPaid(trx, context, { ...attempt, renewal_id: attempt.renewal_id })

/** Ends a live attempt of which nothing was charged. */
export async function fail(
  trx: Trx,
  context: BillingContext,
  attempt: AttemptRow,
  { failure, state }: Pick<Payment, 'failure' | 'state'>,
): Promise<void> {
  const reason = failure ?? { code: state, sentence: '' }
  await updateAttempt(trx, attempt.id, {
    state: 'failed',
    failure_code: reason.code,
    look_at: null,
    settled_at: context.clock.now(),
  })
  if (attempt.renewal_id === null) await purchaseFailed(trx, context, attempt, { failure, state })
  else await renewalFailed(trx, context, { ...attempt, renewal_id: attempt.renewal_id }, reason)
}
