import type Stripe from 'stripe'
import type { Decline } from '../cards/declines.ts'
import type { Call } from '../http/route.ts'
import { newId, randomText } from '../shared/identifiers.ts'
import { statementPrefix } from './parameters.ts'
import type { Attempt } from './prepare-attempt.ts'

/** Records one request to a bank and its outcome. */
export function recordCharge(
  { sandbox: { store, clock } }: Call,
  { intent, card: { object: method } }: Attempt,
  { decline, isAuthenticated }: { decline: Decline | null; isAuthenticated: boolean },
): Stripe.Charge {
  const isPaid = decline === null
  const { statement_descriptor_suffix: suffix } = intent
  const charge: Stripe.Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: suffix === null ? null : `${statementPrefix}* ${suffix}`,
    captured: isPaid,
    created: clock.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: cardDetails(intent, method, isPaid, isAuthenticated),
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: suffix,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
  store.save('charge', charge, {})
  return charge
}

const outcomeOf = (decline: Decline | null): Stripe.Charge.Outcome => ({
  advice_code: decline?.advice_code ?? null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline === null ? 'approved_by_network' : 'declined_by_network',
  reason: decline?.decline_code ?? null,
  risk_level: 'normal',
  seller_message:
    decline === null ? 'Payment complete.' : 'The bank did not return any further details.',
  type: decline === null ? 'authorized' : 'issuer_declined',
})

function cardDetails(
  intent: Stripe.PaymentIntent,
  { card }: Stripe.PaymentMethod,
  isPaid: boolean,
  isAuthenticated: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
  if (card === undefined) throw new Error('a payment method without a card')
  const options = intent.payment_method_options?.card
  return {
    amount_authorized: isPaid ? intent.amount : null,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: isAuthenticated ? '05' : null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: isPaid ? randomText(15) : null,
    regulated_status: card.regulated_status,
    ...(options?.setup_credential_usage && {
      setup_credential_usage: options.setup_credential_usage,
    }),
    ...(options?.stored_credential_usage && {
      stored_credential_usage: options.stored_credential_usage,
    }),
    three_d_secure: null,
    transaction_link_id: null,
    wallet: card.wallet && {
      type: card.wallet.type,
      [card.wallet.type]: {},
      dynamic_last4: null,
    },
  }
}
