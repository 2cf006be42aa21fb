import Stripe from 'stripe'

/** Stripe does not carry out a change of the account; the message is one line that says what to do. */
export class StripeRefused extends Error {
  override name = 'StripeRefused'
}

/** @throws {StripeRefused} */
export async function explainRefusal<T>(right: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError)
      throw new StripeRefused(`give the key “Write” for ${right} in the Dashboard`)
    if (error instanceof Stripe.errors.StripeError)
      throw new StripeRefused(`Stripe refuses: ${error.message}`)
    throw error
  }
}
