import type Stripe from 'stripe'
import { type CardSetUp, CardRefused } from './payment-provider.ts'
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

/** Returns the address where the holder confirms the card; null once it is set up. @throws {CardRefused} */
export function readConfirmationUrl({
  status,
  next_action,
  last_setup_error,
}: Stripe.SetupIntent): string | null {
  if (status === 'succeeded') return null
  const url = next_action?.redirect_to_url?.url
  if (status === 'requires_action' && url) return url
  throw new CardRefused(toFailure(last_setup_error ?? { type: 'card_error', code: status }))
}
