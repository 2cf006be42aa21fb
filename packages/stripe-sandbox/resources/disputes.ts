import type Stripe from 'stripe'
import { z } from 'zod'
import { created, expand, page, readParameters, text, type Accepts } from '../http/parameters.ts'
import type { Call, Route } from '../http/route.ts'
import { newId } from '../shared/identifiers.ts'
import { emit } from './events.ts'
import { expandAll } from './expand.ts'
import { get } from './find.ts'
import { listObjects } from './lists.ts'

const listed = z.strictObject({
  ...page,
  created: created.optional(),
  payment_intent: text().optional(),
} satisfies Accepts<Stripe.DisputeListParams>)

export const disputeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/disputes',
    answer(call) {
      const {
        payment_intent: paymentIntent,
        created: bounds,
        ...rest
      } = readParameters(listed, call.form)
      const filter = { paymentIntent, created: bounds }
      return listObjects(call, 'dispute', '/v1/disputes', rest, filter)
    },
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    answer({ sandbox: { store }, form, path: { id = '' } }) {
      const input = readParameters(z.strictObject({ expand }), form)
      const { object } = get(store, 'dispute', id, 'dispute', 404)
      return expandAll(store, 'dispute', object, input.expand)
    },
  },
]

/** How a test ends a dispute or moves it on. */
export const disputeStatuses = ['needs_response', 'under_review', 'won', 'lost'] as const

const daysToRespond = 7

/** Opens a dispute about all of a charge, as the cardholder's bank does. */
export function openDispute(
  call: Pick<Call, 'sandbox' | 'request'>,
  charge: Stripe.Charge,
  reason: string,
): Stripe.Dispute {
  const { store, clock } = call.sandbox
  const dispute: Stripe.Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: clock.seconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: clock.seconds() + daysToRespond * 24 * 3600,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  }
  store.save('dispute', dispute, {})
  store.save('charge', { ...charge, disputed: true }, {})
  emit(call, 'charge.dispute.created', dispute)
  return dispute
}

/** Changes the state of a dispute, as the bank does. */
export function changeDispute(
  call: Pick<Call, 'sandbox' | 'request'>,
  id: string,
  status: (typeof disputeStatuses)[number],
): Stripe.Dispute {
  const { store } = call.sandbox
  const { object } = get(store, 'dispute', id, 'dispute', 404)
  const dispute: Stripe.Dispute = { ...object, status }
  store.save('dispute', dispute, {})
  const isClosed = status === 'won' || status === 'lost'
  emit(call, isClosed ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute)
  return dispute
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
