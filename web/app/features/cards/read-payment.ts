import type { PaymentIntent, PaymentSettings, ReadPayment } from './card-provider.ts'

/** Reads a payment intent at the configured provider; Stripe's code is fetched only where it is used. */
export async function readPayment(
  settings: PaymentSettings,
  clientSecret: string,
): Promise<PaymentIntent> {
  const read: ReadPayment =
    settings.provider === 'stripe'
      ? (await import('./stripe-provider.ts')).stripeReader(settings)
      : (await import('./sandbox-provider.ts')).sandboxReader(settings)
  return read(clientSecret)
}
