import type Stripe from 'stripe'
import { invalidRequest } from '../shared/failures.ts'
import { isEqual } from '../http/authenticate.ts'
import { readParameters } from '../http/parameters.ts'
import type { Call, Route } from '../http/route.ts'
import { expandAll } from '../resources/expand.ts'
import { get } from '../resources/find.ts'
import { listObjects } from '../resources/lists.ts'
import { cancelIntent } from './cancel-intent.ts'
import { createIntent } from './create-intent.ts'
import { confirmationParameters, listParameters, retrievalParameters } from './parameters.ts'
import { prepareAttempt } from './prepare-attempt.ts'
import { runAttempt } from './run-attempt.ts'

export const paymentIntentRoutes: Route[] = [
  { method: 'POST', path: '/v1/payment_intents', answer: createIntent },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    answer(call) {
      const { customer, created, ...page } = readParameters(listParameters, call.form)
      return listObjects(call, 'payment_intent', '/v1/payment_intents', page, { customer, created })
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    isForBrowsers: true,
    answer(call) {
      const input = readParameters(retrievalParameters, call.form)
      const intent = intentFor(call, input.client_secret)
      if (call.isPublic) return publicPartOf(intent)
      return expandAll(call.sandbox.store, 'payment_intent', intent, input.expand)
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    isForBrowsers: true,
    answer(call) {
      const { client_secret: secret, ...input } = readParameters(confirmationParameters, call.form)
      const present = intentFor(call, secret)
      const intent = runAttempt(call, prepareAttempt(call, present, input))
      if (call.isPublic) return publicPartOf(intent)
      return expandAll(call.sandbox.store, 'payment_intent', intent, input.expand)
    },
  },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', answer: cancelIntent },
]

/**
 * Returns the intent of the path; a browser has to send its client secret.
 * @throws {StripeFailure} 404, or 400 if the secret is missing or another intent's
 */
function intentFor(call: Call, secret: string | undefined): Stripe.PaymentIntent {
  const { object } = get(call.sandbox.store, 'payment_intent', call.path['id'] ?? '', 'intent', 404)
  if (secret === undefined && !call.isPublic) return object
  if (secret === undefined)
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    })
  if (!isEqual(secret, object.client_secret ?? ''))
    throw invalidRequest(
      'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
      { param: 'client_secret' },
    )
  return object
}

/** The fields of an intent that the public key may read. */
function publicPartOf(intent: Stripe.PaymentIntent) {
  return {
    id: intent.id,
    object: intent.object,
    amount: intent.amount,
    automatic_payment_methods: intent.automatic_payment_methods,
    canceled_at: intent.canceled_at,
    cancellation_reason: intent.cancellation_reason,
    capture_method: intent.capture_method,
    client_secret: intent.client_secret,
    confirmation_method: intent.confirmation_method,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.last_payment_error,
    livemode: intent.livemode,
    next_action: intent.next_action,
    payment_method: intent.payment_method,
    payment_method_types: intent.payment_method_types,
    processing: intent.processing,
    receipt_email: intent.receipt_email,
    setup_future_usage: intent.setup_future_usage,
    shipping: intent.shipping,
    source: intent.source,
    status: intent.status,
  } satisfies Partial<Stripe.PaymentIntent>
}
