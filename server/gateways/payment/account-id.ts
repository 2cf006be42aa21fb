import Stripe from 'stripe'

export const isLiveKey = (secretKey: string): boolean => /^.k_live_/.test(secretKey)

/** The id of the account that a key belongs to. A restricted key without the right to read it is told its id in the refusal. */
export async function readAccountId(stripe: Stripe): Promise<string> {
  try {
    return (await stripe.accounts.retrieveCurrent()).id
  } catch (error) {
    const named =
      error instanceof Stripe.errors.StripePermissionError &&
      /'(acct_\w+)'/.exec(error.message)?.[1]
    if (named) return named
    throw error
  }
}
