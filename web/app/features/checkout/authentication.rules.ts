interface SeenPayment {
  readonly status: string
  readonly last_payment_error?: { readonly code?: string } | null
}

/** What became of the buyer's authentication, as the provider has it. */
export type Authentication = 'passed' | 'failed' | 'left'

const failedCode = 'payment_intent_authentication_failure'

export function authenticationOf({ status, last_payment_error }: SeenPayment): Authentication {
  if (status === 'requires_action') return 'left'
  if (last_payment_error?.code === failedCode) return 'failed'
  // Refused for another reason: the bank knew its customer, and still said no.
  if (last_payment_error?.code !== undefined) return 'passed'
  return status === 'canceled' ? 'left' : 'passed'
}
