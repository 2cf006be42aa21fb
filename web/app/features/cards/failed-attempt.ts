import { cardReasonOf, type CardReason } from '@rashi/contract/card-reason.rules'
import { ApiFailure } from '../../lib/api-failure.ts'
import type { CardErrors } from './card.rules.ts'
import { ProviderRefusal } from './card-provider.ts'

/** A failed attempt to pay or to save a card. */
export interface FailedAttempt {
  /**
   * `unknown`: there was no answer, and the payment may have succeeded. `held`: nothing failed, but there is something to
   * know first.
   */
  readonly outcome: 'failed' | 'incomplete' | 'not-saved' | 'held' | 'unknown'
  /** Why the card was refused. */
  readonly reason?: CardReason | undefined
  /** A message of the server or the provider, where there is no such reason. */
  readonly sentence?: string | undefined
  /** The message says what to do. */
  readonly hasAdvice?: boolean
  /** The card's fields are still filled in and can be corrected. */
  readonly isTyped?: boolean
}

/** The navigation state in which the return from the bank reports a failed attempt. */
export interface FailedAttemptState {
  readonly failedAttempt?: FailedAttempt
}

/** Returns whether the server may have carried the call out. */
export const isUnanswered = ({ status }: ApiFailure): boolean => status === 0 || status >= 500

/**
 * Describes a failure that stays on the page. Returns undefined where a toast is enough: the order can no
 * longer be made as it is, or the session is over. A wallet's card has no fields on the page.
 */
export function toFailedAttempt(
  failure: unknown,
  at: { isCharging: boolean; hasFields?: boolean },
): FailedAttempt | undefined {
  const { isCharging, hasFields = true } = at
  const isTyped = hasFields && !isCharging
  if (failure instanceof ProviderRefusal)
    return failure.code === undefined
      ? { outcome: 'incomplete', sentence: failure.message, isTyped }
      : { outcome: 'incomplete', reason: cardReasonOf(failure.code), isTyped }
  if (!(failure instanceof ApiFailure)) return undefined
  if (failure.code === 'card-refused')
    return { outcome: 'incomplete', reason: failure.reason ?? 'bank', isTyped }
  if ([401, 404, 409].includes(failure.status)) return undefined
  const sentence = failure.isBare ? undefined : failure.message
  if (sentence !== undefined && limits.includes(failure.code))
    return { outcome: 'incomplete', sentence, hasAdvice: true, isTyped }
  if (isCharging && isUnanswered(failure)) return { outcome: 'unknown', sentence }
  return { outcome: 'incomplete', sentence, isTyped }
}

/** The limits of cards and payments, whose messages say what to do. */
const limits: readonly ApiFailure['code'][] = ['too-many-requests', 'too-many-cards']

/** Returns the text key of what the buyer can do; undefined where the message says it. */
export function findAdvice({ outcome, reason, isTyped, hasAdvice }: FailedAttempt) {
  if (hasAdvice) return undefined
  if (outcome === 'unknown') return 'checkout.try.unknown'
  if (reason === undefined)
    return outcome === 'failed' ? 'checkout.try.confirmation' : 'checkout.try.again'
  const isOfField = ['number', 'expiry', 'security-code'].includes(reason)
  return isOfField && !isTyped ? 'checkout.try.other-card' : (`checkout.try.${reason}` as const)
}

/** Returns the error of the field that the reason is about, where it can be corrected. */
export function findFieldErrors({ reason, isTyped }: FailedAttempt): CardErrors {
  if (!isTyped) return {}
  switch (reason) {
    case 'number':
      return { card_number: 'checkout.pay.number-invalid' }
    case 'expiry':
      return {
        card_exp_month: 'checkout.pay.expiry-invalid',
        card_expiry: 'checkout.pay.expiry-invalid',
      }
    case 'security-code':
      return { card_cvc: 'checkout.pay.code-invalid' }
    default:
      return {}
  }
}
