/** Why a card was refused, as far as it tells its holder what to do. */
export const cardReasons = [
  'number',
  'expiry',
  'security-code',
  'funds',
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
  authentication_required: 'confirmation',
  payment_intent_authentication_failure: 'confirmation',
  setup_intent_authentication_failure: 'confirmation',
  processing_error: 'later',
  try_again_later: 'later',
  issuer_not_available: 'later',
}

/**
 * The reason that a provider's code stands for. All others are the bank's own affair: that a card is
 * reported stolen, for one, is not for whoever holds it.
 */
export const cardReasonOf = (code: string | undefined): CardReason => reasons[code ?? ''] ?? 'bank'
