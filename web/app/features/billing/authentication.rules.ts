interface SeenPayment {
  readonly status: string
  readonly last_payment_error?: { readonly code?: string } | null
}

/** What became of the buyer's authentication, as the provider has it. */
export type Authentication = 'passed' | 'failed' | 'left'

const failedCode = 'payment_intent_authentication_failure'

export function authenticationOf({ status, last_payment_error }: SeenPayment): Authentication {
  if (status === 'requires_action' || status === 'canceled') return 'left'
  // Refused for another reason: the bank knew its customer, and still said no.
  if (status === 'requires_payment_method')
    return last_payment_error?.code === failedCode ? 'failed' : 'passed'
  return 'passed'
}
