import type Stripe from 'stripe'
import { invalidRequest } from '../shared/failures.ts'
import { readParameters } from '../http/parameters.ts'
import type { Call } from '../http/route.ts'
import { newId, randomText } from '../shared/identifiers.ts'
import { emit } from '../resources/events.ts'
import { expandAll } from '../resources/expand.ts'
import { get } from '../resources/find.ts'
import { mergeMetadata } from '../resources/metadata.ts'
import { readOptions, prepareAttempt } from './prepare-attempt.ts'
import { checkAmount, intentParameters } from './parameters.ts'
import { runAttempt } from './run-attempt.ts'
import { findUsableCard } from './find-usable-card.ts'

/** POST /v1/payment_intents; with `confirm`, the card is charged in the same call. */
export function createIntent(call: Call): Stripe.PaymentIntent {
  const { store, clock } = call.sandbox
  const input = readParameters(intentParameters, call.form)
  const currency = input.currency.toLowerCase()
  checkAmount(input.amount, currency)
  const customer = input.customer ?? null
  if (customer !== null) get(store, 'customer', customer, 'customer')
  if (!input.confirm && input.off_session !== undefined)
    throw invalidRequest('You can only set `off_session` when `confirm` is `true`.', {
      param: 'off_session',
    })
  if (input.automatic_payment_methods !== undefined && input.allowed_payment_method_types)
    throw invalidRequest(
      'You may only specify one of these parameters: automatic_payment_methods, allowed_payment_method_types.',
    )
  if (input.payment_method !== undefined) findUsableCard(call, input.payment_method, customer)

  const id = newId('pi')
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: input.allowed_payment_method_types
      ? null
      : {
          enabled: true,
          allow_redirects: input.automatic_payment_methods?.allow_redirects ?? 'always',
        },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText()}`,
    confirmation_method: 'automatic',
    created: clock.seconds(),
    currency,
    customer,
    customer_account: null,
    description: input.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata(null, input.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: input.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: readOptions(input.payment_method_options?.card),
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: input.receipt_email ?? null,
    review: null,
    setup_future_usage: input.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: input.statement_descriptor_suffix ?? null,
    status:
      input.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
    transfer_data: null,
    transfer_group: null,
  }
  const attempt = input.confirm ? prepareAttempt(call, intent, input) : null
  store.save('payment_intent', intent, {})
  emit(call, 'payment_intent.created', intent)
  const result = attempt === null ? intent : runAttempt(call, attempt)
  return expandAll(store, 'payment_intent', result, input.expand)
}
