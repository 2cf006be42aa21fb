import type Stripe from 'stripe'
import { type CardSetUp, CardRefused, type SetUp, type StartedSetUp } from './payment-provider.ts'
import { toFailure } from './stripe-errors.ts'

export const toSetupIntentParameters = ({
  customerId,
  cardId,
  returnUrl,
}: CardSetUp): Stripe.SetupIntentCreateParams => ({
  customer: customerId,
  payment_method: cardId,
  usage: 'off_session',
  allowed_payment_method_types: ['card'],
  payment_method_options: { card: { setup_credential_usage: 'recurring' } },
  confirm: true,
  return_url: returnUrl,
})

/** @throws {CardRefused} */
export function toStartedSetUp({
  id,
  status,
  next_action,
  last_setup_error,
}: Stripe.SetupIntent): StartedSetUp {
  if (status === 'succeeded') return { id, confirmationUrl: null }
  const url = next_action?.redirect_to_url?.url
  if (status === 'requires_action' && url) return { id, confirmationUrl: url }
  throw new CardRefused(toFailure(last_setup_error ?? { type: 'card_error', code: status }))
}

const states: Partial<Record<string, SetUp['state']>> = {
  succeeded: 'succeeded',
  requires_payment_method: 'failed',
  canceled: 'failed',
}

export const toSetUp = ({ status, customer, payment_method: card }: Stripe.SetupIntent): SetUp => ({
  state: states[status] ?? 'open',
  customerId: idOf(customer),
  cardId: idOf(card),
})

const idOf = (named: string | { readonly id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)
