import type { Payment } from '@rashi/contract'

interface Seen {
  readonly purchase_state: string
  /** null: nothing was to be paid. */
  readonly attempt_state: string | null
  readonly renewal_id: string | null
  readonly attempt_pence: number | null
  readonly refund_key: string | null
  readonly refund_pence: number | null
  readonly refunded_at: Temporal.Instant | null
}

/** What became of a payment, as its buyer understands it. */
export function stateOf(seen: Seen): Payment['state'] {
  switch (seen.attempt_state) {
    case 'succeeded':
      return stateOfPaid(seen)
    case 'requires_action':
      return 'authentication'
    case 'new':
    case 'sent':
      return 'processing'
    case 'failed':
      return seen.renewal_id === null && seen.purchase_state === 'cancelled'
        ? 'cancelled'
        : 'failed'
    default:
      return seen.purchase_state === 'fulfilled' ? 'paid' : 'failed'
  }
}

function stateOfPaid(seen: Seen): Payment['state'] {
  if (seen.refund_key === null) return 'paid'
  if (seen.refunded_at === null) return 'refunding'
  return refundPence(seen) < (seen.attempt_pence ?? 0) ? 'partly_refunded' : 'refunded'
}

/** What goes back or has gone back. */
export const refundPence = ({ refund_key, refund_pence, attempt_pence }: Seen): number =>
  refund_key === null ? 0 : (refund_pence ?? attempt_pence ?? 0)

/** Short enough to be read out on the telephone; the end of an id is its random part. */
export const receiptNumberOf = (id: string): string =>
  id
    .slice(-12)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-')
