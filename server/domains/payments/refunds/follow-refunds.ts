import { randomUUID } from 'node:crypto'
import type { Refund } from '../../../gateways/payment/payment-provider.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { afterCommit, write } from '../../../platform/database/write.ts'
import { alertOperator } from '../alerts/alert-operator.ts'
import {
  type AttemptRow,
  findAttempt,
  lockAttempt,
  updateAttempt,
} from '../attempts/attempt.repository.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { getPurchase, updatePurchase } from '../purchases/purchase.repository.ts'
import { enqueueRefundEmail } from './refund-email-queue.ts'
import { pendingLimit, pendingLook } from './refund-retry.rules.ts'
import { revokePurchase } from './revoke-purchase.ts'
import { keepsRights } from './schedule-refund.ts'

const sumPence = (refunds: readonly Refund[], ...states: Refund['state'][]): number =>
  refunds
    .filter(({ state }) => states.includes(state))
    .reduce((pence, refund) => pence + refund.pence, 0)

/** The part of a payment that is refunded, or on its way back. */
export const askedPence = (refunds: readonly Refund[]): number =>
  sumPence(refunds, 'succeeded', 'pending')

/** Whether the provider has been making one of these refunds for so long that its answer is not waited for any more. */
const isPendingTooLong = (refunds: readonly Refund[], now: Temporal.Instant): boolean =>
  refunds.some(
    ({ state, askedAt }) =>
      state === 'pending' && Temporal.Instant.compare(askedAt.add(pendingLimit), now) <= 0,
  )

/** The sum of all refunds that an attempt records. */
export const owedPence = ({ refund_key, refund_pence, amount_pence }: AttemptRow): number =>
  refund_key === null ? 0 : (refund_pence ?? amount_pence)

/** Reads the refunds of a charge from the provider and records what became of them. */
export async function followRefunds(context: PaymentsContext, attemptId: string): Promise<void> {
  const { db, payments } = context
  const attempt = await findAttempt(db, attemptId)
  if (!attempt?.payment_id) return
  await recordRefunds(context, attemptId, await payments.listRefunds(attempt.payment_id))
}

/**
 * Records the provider's refunds of a charge: one that was made, one that is under way, one that failed, and those that
 * somebody made outside the product.
 */
export const recordRefunds = (
  context: PaymentsContext,
  attemptId: string,
  refunds: readonly Refund[],
): Promise<void> =>
  write(context.db, async (trx) => {
    const attempt = await lockAttempt(trx, attemptId)
    if (attempt.state !== 'succeeded') return
    const owed = owedPence(attempt)
    const made = sumPence(refunds, 'succeeded')
    if (made > owed) await recordOutside(trx, context, attempt, made - owed)
    else if (owed === 0) return
    else if (made === owed) await recordMade(trx, context, attempt)
    else if (askedPence(refunds) >= owed && isPendingTooLong(refunds, context.clock.now()))
      await stopRefund(trx, context, attempt, 'pending_for_weeks')
    else if (askedPence(refunds) >= owed)
      await updateAttempt(trx, attempt.id, {
        refund_state: 'pending',
        refund_look_at: context.clock.now().add(pendingLook),
        refunded_at: null,
      })
    else await stopIfFailed(trx, context, attempt, refunds)
  })

/** The buyer gets one email if an operator ordered the refund. */
async function recordMade(trx: Trx, context: PaymentsContext, attempt: AttemptRow): Promise<void> {
  if (attempt.refunded_at !== null) return
  await updateAttempt(trx, attempt.id, {
    refunded_at: context.clock.now(),
    refund_state: null,
    refund_failure: null,
    refund_look_at: null,
  })
  if (attempt.refund_notice_pence) await enqueueRefundEmail(trx, context, attempt)
  const totalPence = owedPence(attempt)
  afterCommit(trx, () =>
    context.log.warn({ attemptId: attempt.id, totalPence }, 'a payment is refunded'),
  )
}

/** Records a refund made at the provider as one of an operator: all of a payment revokes what it paid for. */
async function recordOutside(
  trx: Trx,
  context: PaymentsContext,
  attempt: AttemptRow,
  pence: number,
): Promise<void> {
  const total = owedPence(attempt) + pence
  const isRevoked = total >= attempt.amount_pence && keepsRights(attempt)
  const change = {
    refund_key: attempt.refund_key ?? randomUUID(),
    refund_pence: total,
    refunded_at: context.clock.now(),
    goodwill_pence: attempt.goodwill_pence + (isRevoked ? 0 : pence),
    refund_notice_pence: pence,
    refund_state: null,
    refund_failure: null,
    refund_look_at: null,
  }
  await updateAttempt(trx, attempt.id, change)
  if (isRevoked) {
    if (attempt.reference_id === null)
      await updatePurchase(trx, attempt.purchase_id, { state: 'refunded' })
    const { kind } = await getPurchase(trx, attempt.purchase_id)
    await revokePurchase(trx, context, attempt, { kind, refundPence: pence })
  }
  await enqueueRefundEmail(trx, context, { ...attempt, ...change })
  await alertOperator(trx, context, 'refund-outside', attempt, { pence, reason: '' })
}

/** Stops a refund that the provider did not make. One that was never asked for is left to the job that asks. */
async function stopIfFailed(
  trx: Trx,
  context: PaymentsContext,
  attempt: AttemptRow,
  refunds: readonly Refund[],
): Promise<void> {
  const failed = refunds.find(
    ({ state, key }) =>
      state === 'failed' && (key === attempt.refund_key || attempt.refunded_at !== null),
  )
  if (failed) await stopRefund(trx, context, attempt, failed.failureReason ?? 'unknown')
}

/** Records that a refund was not made and is not tried again, and tells the operator once. */
export async function stopRefund(
  trx: Trx,
  context: PaymentsContext,
  attempt: AttemptRow,
  reason: string,
): Promise<void> {
  if (attempt.refund_state === 'stopped') return
  await updateAttempt(trx, attempt.id, {
    refund_state: 'stopped',
    refund_failure: reason,
    refund_look_at: null,
    refunded_at: null,
  })
  await alertOperator(trx, context, 'refund-stopped', attempt, {
    pence: owedPence(attempt),
    reason,
  })
}
