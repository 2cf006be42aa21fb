interface SeenPayment {
  readonly status: string
  readonly last_payment_error?: { readonly code?: string } | null
}

/** The result of the buyer's authentication at the provider; `left` means that it was not finished. */
export type Authentication = 'passed' | 'failed' | 'left'

const failedCode = 'payment_intent_authentication_failure'

export function readAuthentication({ status, last_payment_error }: SeenPayment): Authentication {
  if (status === 'requires_action') return 'left'
  if (last_payment_error?.code === failedCode) return 'failed'
  // Another error means that the authentication passed and the bank refused the payment.
  if (last_payment_error?.code !== undefined) return 'passed'
  return status === 'canceled' ? 'left' : 'passed'
}
