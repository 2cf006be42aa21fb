import type { CardReason } from './card-reason.rules.ts'
import type { SecondStep } from './second-step.rules.ts'

/**
 * The codes of all expected errors with their HTTP status. Codes are stable, for programs; the sentence for
 * people is the text `refusal.<code>`.
 */
export const refusals = {
  'malformed-body': 400,
  'bad-request': 400,
  'signature-invalid': 400,
  'event-mode': 400,
  'event-thin': 400,
  'event-version': 400,
  unauthenticated: 401,
  'wrong-credentials': 401,
  'studio-credentials-wrong': 401,
  'second-step-required': 401,
  'card-refused': 402,
  forbidden: 403,
  'under-age': 403,
  'other-origin': 403,
  'proof-required': 403,
  'refund-over-limit': 403,
  'studio-needs-https': 403,
  'not-found': 404,
  'horoscope-not-found': 404,
  'card-not-found': 404,
  'coupon-unknown': 404,
  'coupon-expired': 404,
  'coupon-other-plan': 404,
  'coupon-used': 404,
  'coupon-not-yet': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'email-unconfirmed': 409,
  'staff-exists': 409,
  'last-owner': 409,
  'refund-not-possible': 409,
  'payment-refunded': 409,
  'last-way-in': 409,
  'passkeys-unavailable': 409,
  'already-subscribed': 409,
  'plan-not-offered': 409,
  'already-owned': 409,
  'paid-back': 409,
  'payment-incomplete': 409,
  'store-subscription': 409,
  'withdrawal-over': 409,
  'nothing-to-refund': 409,
  'refund-changed': 409,
  'price-changed': 409,
  'changed-meanwhile': 409,
  'order-closed': 409,
  'order-answered': 409,
  'last-plan': 409,
  'own-draft': 409,
  'text-has-errors': 409,
  'text-published': 409,
  'gemstone-shown': 409,
  'coupon-exists': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  invalid: 422,
  'too-many-cards': 422,
  'email-taken': 422,
  'email-other': 422,
  'picture-unknown': 422,
  'picture-too-large': 422,
  'token-invalid': 422,
  'reset-link-invalid': 422,
  'sign-in-link-invalid': 422,
  'email-link-invalid': 422,
  'letter-link-invalid': 422,
  'invitation-invalid': 422,
  'password-wrong': 422,
  'passwords-differ': 422,
  'second-step-expired': 422,
  'code-wrong': 422,
  'setup-expired': 422,
  'passkey-refused': 422,
  'passkey-taken': 422,
  'too-many-passkeys': 422,
  'birth-in-future': 422,
  'birth-too-early': 422,
  'birth-moment-invalid': 422,
  'too-many-requests': 429,
  'internal-error': 500,
  unavailable: 503,
  'payment-unavailable': 503,
} as const

export type RefusalCode = keyof typeof refusals

/** The body of every error response. */
export interface ErrorBody {
  message: string
  code: RefusalCode
  errors?: Record<string, string[]>
  /** With `card-refused`: the reason, which tells the holder what to do. */
  reason?: CardReason
  /** With `price-changed`: the price of now, in pounds. */
  amount?: number
  /** With `second-step-required`: how the sign-in goes on. */
  second_step?: SecondStep
}
