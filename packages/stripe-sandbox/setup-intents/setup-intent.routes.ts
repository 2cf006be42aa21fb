import type Stripe from 'stripe'
import { readParameters } from '../http/parameters.ts'
import type { Call, Route } from '../http/route.ts'
import { findUsableCard } from '../payment-intents/find-usable-card.ts'
import { emit } from '../resources/events.ts'
import { expandAll } from '../resources/expand.ts'
import { get } from '../resources/find.ts'
import { listObjects } from '../resources/lists.ts'
import { mergeMetadata } from '../resources/metadata.ts'
import { invalidRequest } from '../shared/failures.ts'
import { newId, randomText } from '../shared/identifiers.ts'
import {
  confirmationParameters,
  listParameters,
  retrievalParameters,
  setupParameters,
  type Confirmation,
} from './parameters.ts'
import { runSetup, type Setup } from './run-setup.ts'

export const setupIntentRoutes: Route[] = [
  { method: 'POST', path: '/v1/setup_intents', answer: createSetup },
  {
    method: 'GET',
    path: '/v1/setup_intents',
    answer(call) {
      const { customer, payment_method, ...page } = readParameters(listParameters, call.form)
      const filter = { customer, paymentMethod: payment_method }
      return listObjects(call, 'setup_intent', '/v1/setup_intents', page, filter)
    },
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    answer(call) {
      const input = readParameters(retrievalParameters, call.form)
      return expandAll(call.sandbox.store, 'setup_intent', intentOf(call), input.expand)
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    answer(call) {
      const input = readParameters(confirmationParameters, call.form)
      const intent = runSetup(call, prepareSetup(call, intentOf(call), input))
      return expandAll(call.sandbox.store, 'setup_intent', intent, input.expand)
    },
  },
]

const intentOf = ({ sandbox: { store }, path }: Call) =>
  get(store, 'setup_intent', path['id'] ?? '', 'intent', 404).object

/** POST /v1/setup_intents; with `confirm`, the card is set up in the same call. */
function createSetup(call: Call): Stripe.SetupIntent {
  const { store, clock } = call.sandbox
  const input = readParameters(setupParameters, call.form)
  const customer = input.customer ?? null
  if (customer !== null) get(store, 'customer', customer, 'customer')
  if (input.payment_method !== undefined) findUsableCard(call, input.payment_method, customer)
  const id = newId('seti')
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
    application: null,
    automatic_payment_methods: input.allowed_payment_method_types
      ? null
      : { enabled: true, allow_redirects: 'always' },
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText()}`,
    created: clock.seconds(),
    customer,
    customer_account: null,
    description: input.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: mergeMetadata(null, input.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: input.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: readOptions(input),
    payment_method_types: ['card'],
    single_use_mandate: null,
    status:
      input.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
    usage: input.usage,
  }
  const setup = input.confirm ? prepareSetup(call, intent, input) : null
  store.save('setup_intent', intent, {})
  emit(call, 'setup_intent.created', intent)
  const result = setup === null ? intent : runSetup(call, setup)
  return expandAll(store, 'setup_intent', result, input.expand)
}

/**
 * Validates a confirmation; writes nothing.
 * @throws {StripeFailure} 400 if the intent cannot be confirmed any more, or has no usable card or no return address
 */
function prepareSetup(call: Call, present: Stripe.SetupIntent, input: Confirmation): Setup {
  if (present.status === 'succeeded')
    throw unexpectedState(
      present,
      'You cannot confirm this SetupIntent because it has already succeeded.',
    )
  const method = input.payment_method ?? present.payment_method
  if (typeof method !== 'string')
    throw unexpectedState(
      present,
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.",
    )
  const { customer } = present
  const card = findUsableCard(call, method, typeof customer === 'string' ? customer : null)
  const isCardOnly = present.allowed_payment_method_types ?? input.allowed_payment_method_types
  if (!isCardOnly && input.return_url === undefined)
    throw invalidRequest(
      'This SetupIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`.',
    )
  const intent = {
    ...present,
    payment_method: method,
    payment_method_options: readOptions(input, present.payment_method_options),
    next_action: null,
  }
  return { intent, card, returnUrl: input.return_url ?? null }
}

function readOptions(
  input: Confirmation,
  present: Stripe.SetupIntent.PaymentMethodOptions | null = null,
): Stripe.SetupIntent.PaymentMethodOptions {
  const usage = input.payment_method_options?.card.setup_credential_usage
  const card: Stripe.SetupIntent.PaymentMethodOptions.Card = {
    mandate_options: null,
    network: null,
    request_three_d_secure: 'automatic',
    ...present?.card,
    ...(usage === undefined ? {} : { setup_credential_usage: usage }),
  }
  return { card }
}

const unexpectedState = (intent: Stripe.SetupIntent, message: string) =>
  invalidRequest(message, { code: 'setup_intent_unexpected_state', setup_intent: intent })
