import type { Dispute } from '../../../gateways/payment/payment-provider.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { alertOperator, type AlertKind } from '../alerts/alert-operator.ts'
import { type AttemptRow, lockAttempt, updateAttempt } from '../attempts/attempt.repository.ts'
import { payableNamed, type PaymentsContext } from '../payable/payable.ts'
import { getPurchase, updatePurchase } from '../purchases/purchase.repository.ts'
import { findBought } from '../purchases/settle-purchase.ts'
import { revokePurchase } from '../refunds/revoke-purchase.ts'
import { keepsRights } from '../refunds/schedule-refund.ts'
import { findDispute, saveDispute } from './dispute.repository.ts'

const alertOf: Record<Dispute['state'], AlertKind> = {
  open: 'dispute-opened',
  won: 'dispute-won',
  lost: 'dispute-lost',
  closed: 'dispute-closed',
}

/**
 * Follows a dispute as the provider has it now: the first sight of it stops renewals, and a lost one closes what was
 * sold. A won one reopens nothing. The operator is told of each state once.
 */
export async function followDispute(
  context: PaymentsContext,
  attemptId: string,
  disputeId: string,
): Promise<void> {
  const dispute = await context.payments.readDispute(disputeId)
  await write(context.db, async (trx) => {
    const attempt = await lockAttempt(trx, attemptId)
    const before = await findDispute(trx, dispute.id)
    const at = context.clock.now()
    const save = () =>
      saveDispute(trx, {
        id: dispute.id,
        attempt_id: attempt.id,
        amount_pence: dispute.pence,
        reason: dispute.reason,
        state: dispute.state,
        evidence_due_at: dispute.evidenceDueAt,
        opened_at: at,
        changed_at: at,
      })
    if (before?.state === 'open' && dispute.state === 'open') return save()
    // Another event may have read and stored the bank's decision since this one read the dispute.
    const isStale = dispute.state === 'open' && before !== undefined
    if (isStale || before?.state === dispute.state) return
    await save()
    if (!before) await stopRenewals(trx, context, attempt)
    if (dispute.state === 'lost') await closeLost(trx, context, attempt, dispute.pence)
    await alertOperator(trx, context, alertOf[dispute.state], attempt, {
      pence: dispute.pence,
      reason: dispute.reason,
    })
  })
}

async function stopRenewals(
  trx: Trx,
  context: PaymentsContext,
  attempt: AttemptRow,
): Promise<void> {
  if (attempt.state !== 'succeeded') return
  const { kind } = await getPurchase(trx, attempt.purchase_id)
  const bought = await findBought(trx, attempt, context.clock.now())
  await payableNamed(context, attempt.payable ?? kind).stopRenewals?.(trx, context, bought)
}

/** Records that the bank took the money back, and revokes what it paid for unless a refund has done that. */
async function closeLost(
  trx: Trx,
  context: PaymentsContext,
  attempt: AttemptRow,
  pence: number,
): Promise<void> {
  if (attempt.state !== 'succeeded' || attempt.lost_at !== null) return
  await updateAttempt(trx, attempt.id, { lost_at: context.clock.now(), lost_pence: pence })
  if (!keepsRights(attempt)) return
  if (attempt.reference_id === null)
    await updatePurchase(trx, attempt.purchase_id, { state: 'refunded' })
  const { kind } = await getPurchase(trx, attempt.purchase_id)
  await revokePurchase(trx, context, attempt, { kind, refundPence: pence })
}
