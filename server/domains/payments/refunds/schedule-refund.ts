import { randomUUID } from 'node:crypto'
import type { Trx } from '../../../platform/database/database.ts'
import { type AttemptRow, updateAttempt } from '../attempts/attempt.repository.ts'
import { updatePurchase } from '../purchases/purchase.repository.ts'

/** The part of a payment that can still be refunded. */
export const refundablePence = ({
  amount_pence,
  refund_pence,
}: Pick<AttemptRow, 'amount_pence' | 'refund_pence'>): number => amount_pence - (refund_pence ?? 0)

/** Whether the provider has not yet confirmed the last refund of a payment. */
export const isRefundDue = ({
  refund_key,
  refunded_at,
}: Pick<AttemptRow, 'refund_key' | 'refunded_at'>): boolean =>
  refund_key !== null && refunded_at === null

/** Whether no refund so far has revoked what the payment paid for. */
export const keepsRights = ({
  refund_pence,
  goodwill_pence,
}: Pick<AttemptRow, 'refund_pence' | 'goodwill_pence'>): boolean =>
  (refund_pence ?? 0) === goodwill_pence

/**
 * Stores a refund, with its idempotency key, before the provider is called. `attempt` is locked, and has no
 * refund that is still due: the provider adds up refunds, and one key belongs to one amount.
 *
 * @param refund.isGoodwill whether the refund revokes nothing.
 * @param refund.notifies whether the buyer gets an email once the refund was made.
 */
export async function scheduleRefund(
  trx: Trx,
  attempt: AttemptRow,
  refund: { pence: number; isGoodwill: boolean; notifies: boolean },
): Promise<void> {
  const { pence, isGoodwill, notifies } = refund
  if (isRefundDue(attempt) || pence > refundablePence(attempt))
    throw new Error(`${pence} pence of the attempt ${attempt.id} cannot be refunded now`)
  await updateAttempt(trx, attempt.id, {
    refund_key: randomUUID(),
    refund_pence: (attempt.refund_pence ?? 0) + pence,
    refunded_at: null,
    refund_state: null,
    refund_failure: null,
    refund_tries: 0,
    refund_look_at: null,
    goodwill_pence: attempt.goodwill_pence + (isGoodwill ? pence : 0),
    refund_notice_pence: notifies ? pence : null,
  })
  if (!isGoodwill && attempt.reference_id === null)
    await updatePurchase(trx, attempt.purchase_id, { state: 'refunded' })
}
