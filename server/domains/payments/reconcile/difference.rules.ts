import { defaultLanguage } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import type { AttemptRow } from '../attempts/attempt.repository.ts'
import { currency } from '../attempts/attempt.rules.ts'
import { poundsOf } from '../format/format.rules.ts'

/** An attempt with its state in the database. */
export type KnownAttempt = Pick<
  AttemptRow,
  | 'id'
  | 'state'
  | 'amount_pence'
  | 'payment_id'
  | 'refund_key'
  | 'refund_pence'
  | 'refunded_at'
  | 'refund_state'
  | 'lost_at'
> & {
  /** The customer that was to be charged. */
  readonly customer_id: string | null
  /** The state of what it paid for, such as `a purchase that is “failed”`; null if that is paid. */
  readonly unpaid: string | null
}

const isPaid = ({ state }: Payment) => state === 'succeeded'

const unrefundedPence = (payment: Payment) =>
  isPaid(payment) ? payment.amountPence - payment.refundedPence : 0

const pounds = (pence: number) => formatPrice(poundsOf(pence), defaultLanguage)

const money = (pence: number, of: string) => (of === currency ? pounds(pence) : `${pence} ${of}`)

/** Problems of a payment of one of our customers that no attempt was made for. */
export function compareUnknown(payment: Payment): string[] {
  const unrefunded = unrefundedPence(payment)
  if (unrefunded === 0) return []
  return [`charged ${money(unrefunded, payment.currency)}, but the database has no attempt for it`]
}

/** Problems of a second payment for an attempt that is paid by `ownId`. */
export function compareExtra(payment: Payment, attemptId: string, ownId: string): string[] {
  const unrefunded = unrefundedPence(payment)
  const extra = `an extra payment for attempt ${attemptId}, whose own payment is ${ownId}`
  if (unrefunded > 0)
    return [`charged ${money(unrefunded, payment.currency)} twice: this is ${extra}`]
  return ['requires_action', 'processing'].includes(payment.state)
    ? [`can still be charged: this is ${extra}`]
    : []
}

/** Problems between an attempt and its own payment. */
export function comparePayment(payment: Payment, attempt: KnownAttempt): string[] {
  const found: string[] = []
  const asked = `but attempt ${attempt.id} asked for`
  if (payment.attemptId !== attempt.id)
    found.push(`has attempt ${payment.attemptId} in its metadata, but pays attempt ${attempt.id}`)
  if (payment.currency !== currency)
    found.push(`charged in ${payment.currency}, ${asked} ${currency}`)
  if (payment.amountPence !== attempt.amount_pence)
    found.push(
      `charged ${money(payment.amountPence, payment.currency)}, ${asked} ${pounds(attempt.amount_pence)}`,
    )
  if (attempt.customer_id !== null && payment.customerId !== attempt.customer_id)
    found.push(`charged customer ${payment.customerId}, ${asked} ${attempt.customer_id}`)
  const isPaidHere = attempt.state === 'succeeded'
  if (isPaid(payment) !== isPaidHere)
    found.push(
      `“${payment.state}” at the provider, but attempt ${attempt.id} is “${attempt.state}” in the database`,
    )
  if (isPaid(payment) && isPaidHere) found.push(...compareRefund(payment, attempt))
  return found
}

/** Checks that exactly what is due was refunded, and that the rest paid for something. */
function compareRefund({ refundedPence }: Payment, attempt: KnownAttempt): string[] {
  const due = attempt.refund_key === null ? 0 : (attempt.refund_pence ?? attempt.amount_pence)
  // The money went back by the dispute, so no refund of it can be made.
  if (attempt.lost_at !== null) return []
  if (refundedPence < due)
    return [`${pounds(due - refundedPence)} must be refunded and is not refunded yet`]
  if (refundedPence > due)
    return [`${pounds(refundedPence - due)} refunded at the provider, but not by the product`]
  if (due > 0)
    return attempt.refunded_at === null && attempt.refund_state !== 'pending'
      ? ['refunded at the provider, but the database does not say so yet']
      : []
  return attempt.unpaid === null ? [] : [`charged for ${attempt.unpaid} in the database`]
}
