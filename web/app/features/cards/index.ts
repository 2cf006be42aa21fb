/** The entry point of `cards`: what other features may import, beside `card-form.entry.ts`. */
export { FailedAttemptNotice } from './failed-attempt-notice.tsx'
export {
  isUnanswered,
  toFailedAttempt,
  type FailedAttempt,
  type FailedAttemptState,
} from './failed-attempt.ts'
export {
  readErrorCode,
  ProviderRefusal,
  type CardToken,
  type PaymentIntent,
  type PaymentSettings,
} from './card-provider.ts'
export { readPayment } from './read-payment.ts'
