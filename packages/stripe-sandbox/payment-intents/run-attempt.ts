import type Stripe from 'stripe'
import {
  authenticationRequired,
  cardError,
  declineOfCharging,
  expiredCard,
  needsAuthentication,
  type Decline,
} from '../cards/declines.ts'
import { hasExpired } from '../cards/read-card.ts'
import type { Call } from '../http/route.ts'
import { openDispute } from '../resources/disputes.ts'
import { emit } from '../resources/events.ts'
import { warnOfFraud } from '../resources/fraud-warnings.ts'
import { attachToCustomer } from '../resources/payment-methods.ts'
import { openAuthentication, voidAuthentications } from './authentications.ts'
import { recordCharge } from './record-charge.ts'
import type { Attempt } from './prepare-attempt.ts'

/**
 * Charges the card of an intent, or requires authentication.
 * @throws {StripeFailure} 402 with the bank's reason, after the declined charge was recorded
 */
export function runAttempt(call: Call, attempt: Attempt): Stripe.PaymentIntent {
  voidAuthentications(call.sandbox.store, attempt.intent.id)
  if (!needsAuthentication(attempt.card.hidden, attempt)) return chargeCard(call, attempt, false)
  if (attempt.isOffSession) throw refuse(call, attempt, authenticationRequired)
  return askForAuthentication(call, attempt)
}

/**
 * Charges the card of an attempt.
 * @throws {StripeFailure} 402
 */
export function chargeCard(
  call: Call,
  attempt: Attempt,
  isAuthenticated: boolean,
): Stripe.PaymentIntent {
  const { object, hidden } = attempt.card
  const { clock } = call.sandbox
  const isExpired =
    object.card !== undefined &&
    hasExpired(object.card.exp_month, object.card.exp_year, clock.now())
  const decline = isExpired ? expiredCard : declineOfCharging(hidden.behaviour)
  if (decline !== null) throw refuse(call, attempt, decline)
  return succeed(call, attempt, isAuthenticated)
}

function succeed(call: Call, attempt: Attempt, isAuthenticated: boolean): Stripe.PaymentIntent {
  const { store } = call.sandbox
  const { customer, setup_future_usage: futureUsage } = attempt.intent
  const { object } = attempt.card
  const isSetUp = futureUsage === 'off_session' || attempt.card.hidden.isSetUp === true
  const hidden = { ...attempt.card.hidden, isSetUp }
  const isLoose = object.customer === null
  if (isLoose && futureUsage !== null && typeof customer === 'string')
    attachToCustomer(call, { object, hidden }, customer)
  else store.save('payment_method', object, { ...hidden, isSpent: isLoose })
  const charge = recordCharge(call, attempt, { decline: null, isAuthenticated })
  const intent: Stripe.PaymentIntent = {
    ...attempt.intent,
    amount_received: attempt.intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: 'succeeded',
  }
  store.save('payment_intent', intent, {})
  emit(call, 'charge.succeeded', charge)
  emit(call, 'payment_intent.succeeded', intent)
  if (attempt.card.hidden.behaviour === 'disputed') openDispute(call, charge, 'fraudulent')
  if (attempt.card.hidden.behaviour === 'warned_of_fraud') warnOfFraud(call, charge)
  return intent
}

function refuse(call: Call, attempt: Attempt, decline: Decline) {
  const charge = recordCharge(call, attempt, { decline, isAuthenticated: false })
  const error = cardError(decline, { charge: charge.id, payment_method: attempt.card.object })
  const intent: Stripe.PaymentIntent = {
    ...attempt.intent,
    last_payment_error: {
      charge: charge.id,
      code: decline.code,
      decline_code: decline.decline_code,
      ...(decline.advice_code && { advice_code: decline.advice_code }),
      ...(decline.param && { param: decline.param }),
      doc_url: error.body.doc_url ?? '',
      message: decline.message,
      payment_method: attempt.card.object,
      type: 'card_error',
    },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  }
  call.sandbox.store.save('payment_intent', intent, {})
  emit(call, 'charge.failed', charge)
  emit(call, 'payment_intent.payment_failed', intent)
  error.body.payment_intent = intent
  return error
}

function askForAuthentication(call: Call, attempt: Attempt): Stripe.PaymentIntent {
  const { store, baseUrl } = call.sandbox
  const { returnUrl } = attempt
  const id = openAuthentication(store, attempt.intent.id, returnUrl)
  const url = `${baseUrl}/3d-secure/${id}`
  const intent: Stripe.PaymentIntent = {
    ...attempt.intent,
    last_payment_error: null,
    // Without a return address, Stripe leaves authentication to its script in the page.
    next_action:
      returnUrl === null
        ? {
            type: 'use_stripe_sdk',
            use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
          }
        : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
    status: 'requires_action',
  }
  store.save('payment_intent', intent, {})
  emit(call, 'payment_intent.requires_action', intent)
  return intent
}
