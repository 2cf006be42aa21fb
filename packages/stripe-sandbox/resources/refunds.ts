import type Stripe from 'stripe'
import { z } from 'zod'
import { invalidRequest } from '../shared/failures.ts'
import {
  created,
  expand,
  integer,
  metadata,
  page,
  readParameters,
  text,
  type Accepts,
} from '../http/parameters.ts'
import type { Call, Route } from '../http/route.ts'
import { newId } from '../shared/identifiers.ts'
import { emit } from './events.ts'
import { expandAll } from './expand.ts'
import { get } from './find.ts'
import { listObjects } from './lists.ts'
import { mergeMetadata } from './metadata.ts'
import { settleRefund } from './settle-refund.ts'

const creationParameters = z.strictObject({
  payment_intent: text().optional(),
  charge: text().optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  expand,
} satisfies Accepts<Stripe.RefundCreateParams>)

const listed = z.strictObject({
  ...page,
  created: created.optional(),
  charge: text().optional(),
  payment_intent: text().optional(),
} satisfies Accepts<Stripe.RefundListParams>)

export const refundRoutes: Route[] = [
  { method: 'POST', path: '/v1/refunds', answer: createRefund },
  {
    method: 'GET',
    path: '/v1/refunds',
    answer(call) {
      const { payment_intent, charge, created: bounds, ...rest } = readParameters(listed, call.form)
      const { store } = call.sandbox
      const paymentIntent =
        charge === undefined
          ? payment_intent
          : intentOf(get(store, 'charge', charge, 'charge').object)
      return listObjects(call, 'refund', '/v1/refunds', rest, { paymentIntent, created: bounds })
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    answer({ sandbox: { store }, form, path: { id = '' } }) {
      const input = readParameters(z.strictObject({ expand }), form)
      const { object } = get(store, 'refund', id, 'refund', 404)
      return expandAll(store, 'refund', object, input.expand)
    },
  },
]

function createRefund(call: Call): Stripe.Refund {
  const { store, clock } = call.sandbox
  const input = readParameters(creationParameters, call.form)
  const charge = chargeToRefund(call, input)
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  const left = charge.amount - charge.amount_refunded
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  const amount = input.amount ?? left
  if (amount < 1)
    throw invalidRequest('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${spoken(amount, charge)}) is greater than unrefunded amount on charge (${spoken(left, charge)})`,
      { param: 'amount' },
    )
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: clock.seconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { type: 'card', card: { type: 'refund' } },
    metadata: mergeMetadata(null, input.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: behaviourOf(call, charge) === 'refund_is_pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  }
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  }
  store.save('refund', refund, {})
  store.save('charge', refunded, {})
  emit(call, 'refund.created', refund)
  emit(call, 'charge.refunded', refunded)
  // Stripe reports such a failure some time later; here it is the next event.
  if (behaviourOf(call, charge) === 'refund_fails') settleRefund(call, refund.id, 'failed')
  return expandAll(store, 'refund', refund, input.expand)
}

const behaviourOf = ({ sandbox: { store } }: Call, { payment_method: method }: Stripe.Charge) =>
  typeof method === 'string' ? store.find('payment_method', method)?.hidden.behaviour : undefined

function chargeToRefund(
  { sandbox: { store } }: Call,
  input: { charge?: string | undefined; payment_intent?: string | undefined },
): Stripe.Charge {
  if (input.charge !== undefined) return paid(get(store, 'charge', input.charge, 'charge').object)
  if (input.payment_intent === undefined)
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const { object: intent } = get(store, 'payment_intent', input.payment_intent, 'payment_intent')
  if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string')
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    )
  return get(store, 'charge', intent.latest_charge, 'charge').object
}

function paid(charge: Stripe.Charge): Stripe.Charge {
  if (charge.paid) return charge
  throw invalidRequest(`Charge ${charge.id} has failed and cannot be refunded.`, {
    param: 'charge',
  })
}

const intentOf = ({ payment_intent: intent }: Stripe.Charge) =>
  typeof intent === 'string' ? intent : undefined

const spoken = (amount: number, { currency }: Stripe.Charge) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)
