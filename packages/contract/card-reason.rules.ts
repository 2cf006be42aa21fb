/** Why a card was declined, in so far as it tells the holder what to do. */
export const cardReasons = [
  'number',
  'expiry',
  'security-code',
  'funds',
  'limit',
  'unsupported',
  'confirmation',
  'later',
  'bank',
] as const
export type CardReason = (typeof cardReasons)[number]

/** The provider's codes (docs.stripe.com/error-codes, docs.stripe.com/declines/codes). */
const reasons: Readonly<Record<string, CardReason>> = {
  incorrect_number: 'number',
  invalid_number: 'number',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  expired_card: 'expiry',
  incorrect_cvc: 'security-code',
  invalid_cvc: 'security-code',
  insufficient_funds: 'funds',
  card_velocity_exceeded: 'limit',
  withdrawal_count_limit_exceeded: 'limit',
  card_not_supported: 'unsupported',
  currency_not_supported: 'unsupported',
  service_not_allowed: 'unsupported',
  transaction_not_allowed: 'unsupported',
  authentication_not_handled: 'confirmation',
  authentication_required: 'confirmation',
  payment_intent_authentication_failure: 'confirmation',
  setup_intent_authentication_failure: 'confirmation',
  processing_error: 'later',
  try_again_later: 'later',
  issuer_not_available: 'later',
  reenter_transaction: 'later',
}

/**
 * Maps a provider's code to a reason, and any other code to `bank`: that a card was reported stolen, for
 * example, must not be revealed to the person who uses it.
 */
export const cardReasonOf = (code: string | undefined): CardReason => reasons[code ?? ''] ?? 'bank'
