import { randomUUID } from 'node:crypto'
import { cardReasonOf } from '@rashi/contract/card-reason.rules'
import type { Failure, Payment } from '../../../gateways/payment/payment-provider.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import {
  type AttemptRow,
  findAttempt,
  isLive,
  lockAttempt,
  updateAttempt,
} from '../attempts/attempt.repository.ts'
import { markSetUp } from '../cards/card-expiry.repository.ts'
import { authenticationLimit, refuseOtherPayment } from '../attempts/attempt.rules.ts'
import { countRefusedPayment } from '../limits/card-limits.ts'
import { payableNamed, type PaymentsContext } from '../payable/payable.ts'
import {
  failPurchase,
  findBought,
  fulfilPaidPurchase,
  markWaiting,
} from '../purchases/settle-purchase.ts'
import { findPurchase } from '../purchases/purchase.repository.ts'
import { refundAttempt } from '../refunds/refund.ts'

/**
 * Applies the provider's state of an attempt exactly once, however often it is called. No other function
 * fulfils a purchase. `seen` is the payment as the provider has just returned it.
 *
 * @throws {PaymentDiffers} for a payment that does not match its attempt.
 */
export async function settle(
  context: PaymentsContext,
  attemptId: string,
  seen?: Payment,
): Promise<Payment | null> {
  const attempt = await findAttempt(context.db, attemptId)
  const paymentId = attempt?.payment_id ?? seen?.id
  if (!attempt || paymentId === undefined) return null
  let payment = seen ?? (await context.payments.readPayment(paymentId))
  refuseOtherPayment(attempt, payment)
  if (payment.state === 'failed' && attempt.state === 'requires_action') {
    // The browser still has its secret and could confirm it with another card.
    const { failure } = payment
    payment = { ...(await context.payments.cancelPayment(randomUUID(), payment.id)), failure }
  }
  const applied = await write(context.db, (trx) => apply(trx, context, attemptId, payment))
  if (applied.mustRefund) await refundAttempt(context, attemptId)
  if (applied.refusedUserId !== undefined) await countRefusedPayment(context, applied.refusedUserId)
  return payment
}

interface Applied {
  /** The payment must be refunded because nothing was left to fulfil. */
  readonly mustRefund?: boolean
  /** The bank refused the payment of this user after 3-D Secure. */
  readonly refusedUserId?: string
}

async function apply(
  trx: Trx,
  context: PaymentsContext,
  attemptId: string,
  payment: Payment,
): Promise<Applied> {
  const attempt = await lockAttempt(trx, attemptId)
  switch (payment.state) {
    case 'processing':
      await updateAttempt(trx, attempt.id, { payment_id: payment.id })
      return {}
    case 'requires_action':
      if (!isLive(attempt)) return {}
      await updateAttempt(trx, attempt.id, {
        state: 'requires_action',
        payment_id: payment.id,
        look_at: attempt.created_at.add(authenticationLimit),
      })
      if (attempt.payable === null) await markWaiting(trx, attempt)
      return {}
    case 'succeeded': {
      if (attempt.state === 'succeeded') return {}
      const isFulfilled = await fulfil(trx, context, attempt)
      const { cardId, isFirstOfSeries } = attempt.parameters
      if (isFirstOfSeries) await markSetUp(trx, cardId, context.clock.now())
      await updateAttempt(trx, attempt.id, {
        state: 'succeeded',
        payment_id: payment.id,
        failure_code: null,
        look_at: null,
        settled_at: context.clock.now(),
        ...(isFulfilled ? {} : { refund_key: randomUUID(), refund_pence: attempt.amount_pence }),
      })
      return { mustRefund: !isFulfilled }
    }
    case 'failed':
    case 'cancelled':
      if (!isLive(attempt)) return {}
      await updateAttempt(trx, attempt.id, { payment_id: payment.id })
      await fail(trx, context, attempt, payment)
      if (attempt.state !== 'requires_action' || !isRefusedByBank(payment)) return {}
      const purchase = await findPurchase(trx, attempt.purchase_id)
      return purchase ? { refusedUserId: purchase.user_id } : {}
  }
}

/** An authentication that failed or was abandoned is no refusal. */
const isRefusedByBank = ({ failure }: Payment): boolean =>
  failure !== null && cardReasonOf(failure.code) !== 'confirmation'

const fulfil = async (trx: Trx, context: PaymentsContext, attempt: AttemptRow): Promise<boolean> =>
  attempt.payable === null
    ? fulfilPaidPurchase(trx, context, attempt)
    : payableNamed(context, attempt.payable).fulfil(
        trx,
        context,
        await findBought(trx, attempt, context.clock.now()),
      )

/** Ends a live attempt that charged nothing. */
export async function fail(
  trx: Trx,
  context: PaymentsContext,
  attempt: AttemptRow,
  { failure, state }: Pick<Payment, 'failure' | 'state'>,
): Promise<void> {
  const reason: Failure = failure ?? { code: state, sentence: '' }
  const at = context.clock.now()
  await updateAttempt(trx, attempt.id, {
    state: 'failed',
    failure_code: reason.code,
    decline_code: reason.declineCode ?? null,
    advice_code: reason.adviceCode ?? null,
    look_at: null,
    settled_at: at,
  })
  if (attempt.payable === null) await failPurchase(trx, context, attempt, { failure, state })
  else {
    const bought = await findBought(trx, attempt, at)
    await payableNamed(context, attempt.payable).fail?.(trx, context, bought, reason)
  }
}
