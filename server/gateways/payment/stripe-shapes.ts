import { wallets } from '@rashi/contract/card-name.rules'
import type Stripe from 'stripe'
import type { Card, Dispute, Payment, PaymentState, Refund } from './payment-provider.ts'
import { toFailure } from './stripe-errors.ts'

/** The metadata field of a payment intent with the id of its attempt. */
export const attemptField = 'attempt_id'
/** The metadata field of a refund with the key that it was asked for with. */
export const refundField = 'refund_key'

export function toCard({ id, card, billing_details }: Stripe.PaymentMethod): Card {
  if (!card) throw new Error(`the payment method ${id} is no card`)
  return {
    id,
    last4: card.last4,
    brand: card.brand,
    holder: billing_details.name ?? '',
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    country: card.country,
    // Other wallets are shown by the card alone.
    wallet: wallets.find((known) => known === card.wallet?.type) ?? null,
    fingerprint: card.fingerprint ?? null,
  }
}

const states: Partial<Record<string, PaymentState>> = {
  requires_payment_method: 'failed',
  // We confirm in the same call and never only authorise, so neither state should occur.
  requires_confirmation: 'failed',
  requires_capture: 'processing',
  requires_action: 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
}

export function toPayment(intent: Stripe.PaymentIntent): Payment {
  const { customer, latest_charge: charge } = intent
  return {
    id: intent.id,
    // An unknown state must not grant anything.
    state: states[intent.status] ?? 'processing',
    amountPence: intent.amount,
    currency: intent.currency,
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
    attemptId: intent.metadata[attemptField] ?? null,
    clientSecret: intent.client_secret,
    failure: intent.last_payment_error ? toFailure(intent.last_payment_error) : null,
    refundedPence: charge && typeof charge === 'object' ? charge.amount_refunded : 0,
  }
}

const refundStates: Partial<Record<string, Refund['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

export const toRefund = ({
  amount,
  created,
  metadata,
  status,
  failure_reason,
}: Stripe.Refund): Refund => ({
  key: metadata?.[refundField] ?? null,
  pence: amount,
  state: refundStates[status ?? ''] ?? 'pending',
  askedAt: Temporal.Instant.fromEpochMilliseconds(created * 1000),
  failureReason: failure_reason ?? null,
})

const disputeStates: Partial<Record<string, Dispute['state']>> = {
  won: 'won',
  // Resolved before the bank took anything.
  prevented: 'closed',
  warning_closed: 'closed',
  lost: 'lost',
}

const awaitingEvidence = ['needs_response', 'warning_needs_response']

export const toDispute = ({
  id,
  amount,
  reason,
  status,
  evidence_details: { due_by: dueBy },
}: Stripe.Dispute): Dispute => ({
  id,
  pence: amount,
  reason,
  state: disputeStates[status] ?? 'open',
  evidenceDueAt:
    awaitingEvidence.includes(status) && dueBy !== null
      ? Temporal.Instant.fromEpochMilliseconds(dueBy * 1000)
      : null,
})
