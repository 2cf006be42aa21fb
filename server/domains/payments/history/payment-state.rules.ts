import type { Payment } from '@rashi/contract'

interface Recorded {
  readonly purchase_state: string
  /** null: nothing was to be paid. */
  readonly attempt_state: string | null
  /** Set for a charge that followed the purchase. */
  readonly reference_id: string | null
  readonly attempt_pence: number | null
  readonly refund_key: string | null
  readonly refund_pence: number | null
  readonly refunded_at: Temporal.Instant | null
  /** The bank took the money back in a dispute. */
  readonly lost_pence: number | null
}

/** The state of a payment as its buyer sees it. */
export function derivePaymentState(recorded: Recorded): Payment['state'] {
  switch (recorded.attempt_state) {
    case 'succeeded':
      return derivePaidState(recorded)
    case 'requires_action':
      return 'authentication'
    case 'new':
    case 'sent':
      return 'processing'
    case 'failed':
      return recorded.reference_id === null && recorded.purchase_state === 'cancelled'
        ? 'cancelled'
        : 'failed'
    default:
      return recorded.purchase_state === 'fulfilled' ? 'paid' : 'failed'
  }
}

function derivePaidState(recorded: Recorded): Payment['state'] {
  if (recorded.lost_pence !== null) return 'refunded'
  if (recorded.refund_key === null) return 'paid'
  if (recorded.refunded_at === null) return 'refunding'
  return refundPence(recorded) < (recorded.attempt_pence ?? 0) ? 'partly_refunded' : 'refunded'
}

/** How much is refunded, or will be. */
export function refundPence(recorded: Recorded): number {
  const { refund_key, refund_pence, attempt_pence, refunded_at, lost_pence } = recorded
  const refunded = refund_key === null ? 0 : (refund_pence ?? attempt_pence ?? 0)
  if (lost_pence === null) return refunded
  // A refund that was not made before the bank took the money back is not made any more.
  return Math.min(attempt_pence ?? 0, lost_pence + (refunded_at === null ? 0 : refunded))
}

/** Twelve characters of the random end of the id: short enough to be dictated by telephone. */
export const formatReceiptNumber = (id: string): string =>
  id
    .slice(-12)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-')
