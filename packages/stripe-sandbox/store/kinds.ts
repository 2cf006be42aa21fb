import type Stripe from 'stripe'
import type { CardBehaviour, CardBrand } from '../cards/test-cards.ts'

/** The public fields of each kind of object, as at Stripe. */
export interface Kinds {
  token: Stripe.Token
  customer: Stripe.Customer
  payment_method: Stripe.PaymentMethod
  payment_intent: Stripe.PaymentIntent
  setup_intent: Stripe.SetupIntent
  charge: Stripe.Charge
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  event: Stripe.Event
  webhook_endpoint: Stripe.WebhookEndpoint
  payment_method_domain: Stripe.PaymentMethodDomain
}

export type Kind = keyof Kinds

/** The internal fields of each kind of object. */
export interface Hidden {
  token: { behaviour: CardBehaviour; brand: CardBrand }
  customer: Record<never, never>
  /**
   * `isSpent`: used once without a customer, or detached; Stripe does not accept it any more. `isSetUp`: its holder has
   * agreed to off-session charges, by a set-up or the first payment of a series.
   */
  payment_method: { behaviour: CardBehaviour; isSpent: boolean; isSetUp?: boolean }
  payment_intent: Record<never, never>
  setup_intent: Record<never, never>
  charge: Record<never, never>
  refund: Record<never, never>
  dispute: Record<never, never>
  event: Record<never, never>
  webhook_endpoint: Record<never, never>
  payment_method_domain: Record<never, never>
}

export interface Row<K extends Kind> {
  object: Kinds[K]
  hidden: Hidden[K]
}
