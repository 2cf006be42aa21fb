import { ProviderUnavailable, RefundRefused } from '../../../gateways/payment/payment-provider.ts'
import { byId, inPages } from '../../../platform/database/in-pages.ts'
import { write } from '../../../platform/database/write.ts'
import { describeAccount } from '../accounts/describe-other-account.ts'
import { alertOperator } from '../alerts/alert-operator.ts'
import {
  type AttemptRow,
  findAttempt,
  listRefundsDue,
  lockAttempt,
  updateAttempt,
} from '../attempts/attempt.repository.ts'
import { currentAccount, isOfOtherAccount } from '../accounts/current-account.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { askedPence, owedPence, recordRefunds, stopRefund } from './follow-refunds.ts'
import { nextRefundTry } from './refund-retry.rules.ts'

/**
 * Sends the refund that is stored for a charge. While the provider is unavailable it stays due and a job sends
 * it later. The provider's refunds are read first, because idempotency keys expire after a day and a part
 * would then be refunded twice. A refund that the provider refuses is stopped.
 */
export async function refundAttempt(context: PaymentsContext, attemptId: string): Promise<void> {
  const { db, log, payments } = context
  const attempt = await findAttempt(db, attemptId)
  if (!attempt?.refund_key || attempt.refunded_at || !attempt.payment_id) return
  if (attempt.refund_state === 'stopped') return
  if (await isOfOtherAccount(context, attempt)) return sayThatItWaits(context, attempt)
  const { refund_key: key, payment_id: paymentId } = attempt
  try {
    let refunds = await payments.listRefunds(paymentId)
    const leftPence = owedPence(attempt) - askedPence(refunds)
    if (leftPence > 0 && !refunds.some((refund) => refund.key === key)) {
      await payments.refund(key, paymentId, leftPence)
      refunds = await payments.listRefunds(paymentId)
    }
    await recordRefunds(context, attemptId, refunds)
  } catch (err) {
    const refusal = err instanceof RefundRefused ? err.code : null
    await postpone(context, { attemptId, key, refusal })
    if (refusal !== null) return
    if (!(err instanceof ProviderUnavailable)) throw err
    log.warn({ err, attemptId }, 'a refund is delayed: the payment provider is unavailable')
  }
}

/** Another account does not have the payment: the refund stays due until its keys are set again. */
const sayThatItWaits = (context: PaymentsContext, attempt: AttemptRow): Promise<void> =>
  write(context.db, async (trx) => {
    const { name } = await describeAccount(trx, attempt.provider_account)
    await alertOperator(trx, context, 'refund-waits', attempt, {
      pence: owedPence(attempt),
      reason: name,
    })
  })

/** Sets when a refund is tried again, or stops it where that cannot help or did not for days. */
const postpone = (
  context: PaymentsContext,
  { attemptId, key, refusal }: { attemptId: string; key: string; refusal: string | null },
): Promise<void> =>
  write(context.db, async (trx) => {
    const attempt = await lockAttempt(trx, attemptId)
    if (attempt.refund_key !== key || attempt.refunded_at !== null) return
    const tries = attempt.refund_tries + 1
    const next = nextRefundTry(tries, context.clock.now())
    if (refusal !== null || next === null)
      await stopRefund(trx, context, attempt, refusal ?? 'no_answer_for_days')
    else await updateAttempt(trx, attempt.id, { refund_tries: tries, refund_look_at: next })
  })

/** Sends the refunds that an earlier try or an ended process left. */
export async function refundAllDue(context: PaymentsContext): Promise<void> {
  const now = context.clock.now()
  const { ofRows: account } = await currentAccount(context)
  for await (const page of inPages(byId, (at) =>
    listRefundsDue(context.db, { now, account, ...at }),
  ))
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
