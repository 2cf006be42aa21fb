import type Stripe from 'stripe'
import type { Charge } from './payment-provider.ts'
import { toStatementSuffix } from './statement-suffix.rules.ts'
import { attemptField } from './stripe-shapes.ts'

/**
 * Converts a charge to the parameters of a payment intent. The first charge of a series is marked as such, so
 * that the bank may accept later off-session charges, which refer to it.
 */
export function toPaymentIntentParameters(charge: Charge): Stripe.PaymentIntentCreateParams {
  const { returnUrl, isFirstOfSeries } = charge
  const suffix = toStatementSuffix(charge.description)
  return {
    amount: charge.amountPence,
    currency: 'gbp',
    customer: charge.customerId,
    payment_method: charge.cardId,
    allowed_payment_method_types: ['card'],
    description: charge.description,
    ...(suffix !== undefined && { statement_descriptor_suffix: suffix }),
    metadata: { [attemptField]: charge.attemptId },
    confirm: true,
    ...(returnUrl === null
      ? {
          off_session: true,
          payment_method_options: { card: { stored_credential_usage: 'recurring' } },
        }
      : {
          return_url: returnUrl,
          ...(isFirstOfSeries
            ? {
                setup_future_usage: 'off_session',
                payment_method_options: { card: { setup_credential_usage: 'recurring' } },
              }
            : {}),
        }),
  }
}
