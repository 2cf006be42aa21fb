import type Stripe from 'stripe'
import { invalidRequest } from '../shared/failures.ts'
import type { Call } from '../http/route.ts'
import type { Row } from '../store/kinds.ts'
import { checkUsage, type CardOptions, type Confirmation } from './parameters.ts'
import { findUsableCard } from './find-usable-card.ts'

/** An intent that may be confirmed, with the card and options. */
export interface Attempt {
  intent: Stripe.PaymentIntent
  card: Row<'payment_method'>
  isOffSession: boolean
  returnUrl: string | null
}

const confirmable: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

export function readOptions(
  input: CardOptions | undefined,
  present: Stripe.PaymentIntent.PaymentMethodOptions | null = null,
): Stripe.PaymentIntent.PaymentMethodOptions {
  const { setup_credential_usage: setup, stored_credential_usage: stored } = input ?? {}
  const card: Stripe.PaymentIntent.PaymentMethodOptions.Card = {
    installments: null,
    mandate_options: null,
    network: null,
    request_three_d_secure: 'automatic',
    ...present?.card,
    ...(setup === undefined ? {} : { setup_credential_usage: setup }),
    ...(stored === undefined ? {} : { stored_credential_usage: stored }),
  }
  return { card }
}

/**
 * Validates a confirmation; writes nothing.
 * @throws {StripeFailure} 400 if the intent cannot be confirmed any more, or the card, the usage or the return address is invalid
 */
export function prepareAttempt(
  call: Call,
  present: Stripe.PaymentIntent,
  input: Confirmation,
): Attempt {
  refusePast(present)
  const method = input.payment_method ?? present.payment_method
  if (typeof method !== 'string')
    throw unexpectedState(
      present,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    )
  if (call.isPublic && input.off_session !== undefined)
    throw invalidRequest('You cannot set `off_session` with a publishable API key.', {
      param: 'off_session',
    })
  const { customer } = present
  const card = findUsableCard(call, method, typeof customer === 'string' ? customer : null)
  const isOffSession = input.off_session ?? false
  const futureUsage = input.setup_future_usage ?? present.setup_future_usage
  const options = readOptions(input.payment_method_options?.card, present.payment_method_options)
  checkUsage(options.card as CardOptions, futureUsage, isOffSession)
  const isCardOnly = present.allowed_payment_method_types ?? input.allowed_payment_method_types
  const mayRedirect = present.automatic_payment_methods?.allow_redirects !== 'never'
  if (!isCardOnly && mayRedirect && input.return_url === undefined)
    throw invalidRequest(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    )
  return {
    intent: {
      ...present,
      payment_method: method,
      payment_method_options: options,
      setup_future_usage: futureUsage,
      next_action: null,
    },
    card,
    isOffSession,
    returnUrl: input.return_url ?? null,
  }
}

function refusePast(intent: Stripe.PaymentIntent): void {
  if (confirmable.includes(intent.status)) return
  throw unexpectedState(
    intent,
    intent.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
  )
}

export const unexpectedState = (intent: Stripe.PaymentIntent, message: string) =>
  invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
