import type Stripe from 'stripe'
import { StripeFailure } from '../shared/failures.ts'
import type { Call } from '../http/route.ts'
import { newId } from '../shared/identifiers.ts'
import { chargeCard } from '../payment-intents/run-attempt.ts'
import { failSetup, setCardUp } from '../setup-intents/run-setup.ts'
import { emit } from '../resources/events.ts'
import { get } from '../resources/find.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { decideAuthentication, findAuthentication } from '../payment-intents/authentications.ts'

const failedAuthentication =
  'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.'

/** Applies a customer's choice of `Complete` or `Fail`; a second choice changes nothing. */
export function applyChoice(sandbox: Sandbox, id: string, hasPassed: boolean): void {
  const authentication = findAuthentication(sandbox.store, id)
  if (authentication === null) return
  if (!decideAuthentication(sandbox.store, id, hasPassed ? 'passed' : 'failed')) return
  const request = { id: newId('req'), idempotency_key: null }
  const call: Call = { sandbox, form: {}, path: {}, isPublic: true, request }
  const { intent: intentId, returnUrl } = authentication
  const setup = sandbox.store.find('setup_intent', intentId)?.object
  if (setup) return decideSetup(call, setup, hasPassed)
  const { object: intent } = get(sandbox.store, 'payment_intent', intentId, 'intent')
  if (hasPassed) chargeAuthenticated(call, intent, returnUrl)
  else fail(call, intent)
}

function decideSetup(call: Call, intent: Stripe.SetupIntent, hasPassed: boolean): void {
  const card = cardOf(call, intent)
  if (!hasPassed) return failSetup(call, { intent, card })
  try {
    setCardUp(call, { intent, card, returnUrl: null })
  } catch (error) {
    // The refusal is recorded in the intent, from which the product reads it.
    if (!(error instanceof StripeFailure)) throw error
  }
}

function chargeAuthenticated(
  call: Call,
  intent: Stripe.PaymentIntent,
  returnUrl: string | null,
): void {
  const card = cardOf(call, intent)
  try {
    chargeCard(call, { intent, card, isOffSession: false, returnUrl }, true)
  } catch (error) {
    // The decline is recorded in the intent, from which the product reads it.
    if (!(error instanceof StripeFailure)) throw error
  }
}

function fail(call: Call, present: Stripe.PaymentIntent): void {
  const intent: Stripe.PaymentIntent = {
    ...present,
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
      message: failedAuthentication,
      payment_method: cardOf(call, present).object,
      type: 'invalid_request_error',
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  }
  call.sandbox.store.save('payment_intent', intent, {})
  emit(call, 'payment_intent.payment_failed', intent)
}

function cardOf(
  { sandbox: { store } }: Call,
  { id, payment_method: card }: Stripe.PaymentIntent | Stripe.SetupIntent,
) {
  if (typeof card !== 'string') throw new Error(`${id} waits for 3-D Secure without a card`)
  return get(store, 'payment_method', card, 'payment_method')
}
