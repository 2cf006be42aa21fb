import type Stripe from 'stripe'
import {
  cardError,
  declineOfSaving,
  expiredCard,
  needsAuthentication,
  type Decline,
} from '../cards/declines.ts'
import { hasExpired } from '../cards/read-card.ts'
import type { Call } from '../http/route.ts'
import { openAuthentication, voidAuthentications } from '../payment-intents/authentications.ts'
import { emit } from '../resources/events.ts'
import { attachToCustomer } from '../resources/payment-methods.ts'
import type { Row } from '../store/kinds.ts'

export interface Setup {
  intent: Stripe.SetupIntent
  card: Row<'payment_method'>
  returnUrl: string | null
}

/**
 * Sets a card up for later charges, or requires authentication.
 * @throws {StripeFailure} 402 with the bank's reason, after the refusal was recorded
 */
export function runSetup(call: Call, setup: Setup): Stripe.SetupIntent {
  voidAuthentications(call.sandbox.store, setup.intent.id)
  return needsAuthentication(setup.card.hidden, { isOffSession: false })
    ? askForAuthentication(call, setup)
    : setCardUp(call, setup)
}

/** @throws {StripeFailure} 402 */
export function setCardUp(call: Call, { intent, card }: Setup): Stripe.SetupIntent {
  const { store, clock } = call.sandbox
  const { object, hidden } = card
  const isExpired =
    object.card !== undefined &&
    hasExpired(object.card.exp_month, object.card.exp_year, clock.now())
  const decline = isExpired ? expiredCard : declineOfSaving(hidden.behaviour)
  if (decline !== null) throw refuse(call, { intent, card }, decline)
  const isSetUp = hidden.isSetUp === true || intent.usage === 'off_session'
  if (object.customer === null && typeof intent.customer === 'string')
    attachToCustomer(call, { object, hidden: { ...hidden, isSetUp } }, intent.customer)
  else store.save('payment_method', object, { ...hidden, isSetUp })
  return save(call, 'setup_intent.succeeded', {
    ...intent,
    last_setup_error: null,
    next_action: null,
    status: 'succeeded',
  })
}

/** Records that the cardholder did not authenticate. */
export function failSetup(call: Call, { intent, card }: Omit<Setup, 'returnUrl'>): void {
  const last_setup_error: Stripe.SetupIntent.LastSetupError = {
    code: 'setup_intent_authentication_failure',
    doc_url: 'https://stripe.com/docs/error-codes/setup-intent-authentication-failure',
    message:
      'The latest attempt to set up the payment method has failed because authentication failed.',
    payment_method: card.object,
    type: 'invalid_request_error',
  }
  saveFailed(call, intent, last_setup_error)
}

function refuse(call: Call, { intent, card }: Omit<Setup, 'returnUrl'>, decline: Decline) {
  const error = cardError(decline, { payment_method: card.object })
  error.body.setup_intent = saveFailed(call, intent, {
    code: decline.code,
    decline_code: decline.decline_code,
    doc_url: error.body.doc_url ?? '',
    message: decline.message,
    payment_method: card.object,
    type: 'card_error',
  })
  return error
}

const saveFailed = (
  call: Call,
  intent: Stripe.SetupIntent,
  last_setup_error: Stripe.SetupIntent.LastSetupError,
) =>
  save(call, 'setup_intent.setup_failed', {
    ...intent,
    last_setup_error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })

function askForAuthentication(call: Call, { intent, returnUrl }: Setup): Stripe.SetupIntent {
  const { store, baseUrl } = call.sandbox
  const url = `${baseUrl}/3d-secure/${openAuthentication(store, intent.id, returnUrl)}`
  return save(call, 'setup_intent.requires_action', {
    ...intent,
    last_setup_error: null,
    // Without a return address, Stripe leaves authentication to its script in the page.
    next_action:
      returnUrl === null
        ? {
            type: 'use_stripe_sdk',
            use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
          }
        : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
    status: 'requires_action',
  })
}

function save(
  call: Call,
  event: 'setup_intent.succeeded' | 'setup_intent.setup_failed' | 'setup_intent.requires_action',
  intent: Stripe.SetupIntent,
): Stripe.SetupIntent {
  call.sandbox.store.save('setup_intent', intent, {})
  emit(call, event, intent)
  return intent
}
