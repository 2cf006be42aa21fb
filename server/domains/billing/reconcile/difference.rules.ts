import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import type { AttemptRow } from '../attempts/attempt.repository.ts'
import type { PurchaseRow } from '../purchases/purchase.repository.ts'
import type { RenewalRow } from '../renewals/renewal.repository.ts'

/** Something that the provider and the database do not agree on. */
export interface Difference {
  /** What it is about: a payment's, an attempt's, a purchase's or a group's id. */
  readonly id: string
  readonly what: string
}

/** An attempt with what it pays for. */
export type KnownAttempt = Pick<
  AttemptRow,
  'id' | 'state' | 'amount_pence' | 'refund_key' | 'refund_pence' | 'refunded_at'
> & {
  readonly purchase_state: PurchaseRow['state']
  readonly renewal_state: RenewalRow['state'] | null
}

/** What is wrong between a payment at the provider and the attempt it was made for. */
export function comparePayment(payment: Payment, attempt: KnownAttempt | undefined): string[] {
  const isPaid = payment.state === 'succeeded'
  if (!attempt) {
    const kept = isPaid ? payment.amountPence - payment.refundedPence : 0
    return kept > 0 ? [`${kept} pence were charged that no attempt here asked for`] : []
  }
  const found: string[] = []
  if (payment.amountPence !== attempt.amount_pence)
    found.push(`charged ${payment.amountPence} pence, asked for ${attempt.amount_pence}`)
  if (isPaid && attempt.state !== 'succeeded') found.push(`paid, here ${attempt.state}`)
  if (!isPaid && attempt.state === 'succeeded') found.push(`${payment.state}, here succeeded`)
  if (isPaid && attempt.state === 'succeeded') found.push(...compareRefund(payment, attempt))
  return found
}

/** What is to go back has gone back, and no more; what was kept has given something. */
function compareRefund({ refundedPence }: Payment, attempt: KnownAttempt): string[] {
  const due = attempt.refund_key === null ? 0 : (attempt.refund_pence ?? attempt.amount_pence)
  if (refundedPence < due) return [`${due - refundedPence} pence are to go back and have not`]
  if (refundedPence > due) return [`${refundedPence - due} pence refunded at the provider alone`]
  if (due > 0) return attempt.refunded_at === null ? ['refunded, here not yet'] : []
  if (attempt.renewal_state !== null)
    return attempt.renewal_state === 'paid' ? [] : ['charged for a renewal that is not paid here']
  return attempt.purchase_state === 'fulfilled'
    ? []
    : [`charged for a purchase that is ${attempt.purchase_state}`]
}
