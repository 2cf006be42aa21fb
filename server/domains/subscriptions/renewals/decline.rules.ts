import type { Failure } from '../../../gateways/payment/payment-provider.ts'

/** The declines that no later charge of the same card can change (docs.stripe.com/declines/codes). */
const finalDeclines: readonly string[] = [
  'fraudulent',
  'incorrect_number',
  'invalid_account',
  'invalid_number',
  'lost_card',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'stop_payment_order',
]

/** Whether the bank has declined a card for good: card networks charge for each further try. */
export const isFinalDecline = ({
  code,
  declineCode,
  adviceCode,
}: Pick<Failure, 'code' | 'declineCode' | 'adviceCode'>): boolean =>
  adviceCode === 'do_not_try_again' || finalDeclines.includes(declineCode ?? code)
