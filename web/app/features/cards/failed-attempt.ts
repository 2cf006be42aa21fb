import { cardReasonOf, type CardReason } from '@rashi/contract/card-reason.rules'
import { ApiFailure } from '../../lib/api-failure.ts'
import type { CardFaults } from './card.rules.ts'
import { ProviderRefusal } from './card-provider.ts'

/** A try to pay, or to save a card, that came to nothing. */
export interface FailedTry {
  /** `unknown`: no answer came, and it may have gone through. */
  readonly outcome: 'failed' | 'incomplete' | 'not-saved' | 'unknown'
  /** Why the card was refused. */
  readonly reason?: CardReason | undefined
  /** What else is wrong, in words for people. */
  readonly sentence?: string | undefined
  /** The card's fields are still filled in, so that one can be corrected. */
  readonly isTyped?: boolean
}

/** Whether the server may have done what it was asked. */
export const isUnanswered = ({ status }: ApiFailure): boolean => status === 0 || status >= 500

/**
 * What stays on the page of a failure; undefined where its toast says it all: the order can no longer be
 * made as it is, or the session is over.
 */
export function failedTryOf(failure: unknown, at: { isCharging: boolean }): FailedTry | undefined {
  const isTyped = !at.isCharging
  if (failure instanceof ProviderRefusal)
    return failure.code === undefined
      ? { outcome: 'incomplete', sentence: failure.message, isTyped }
      : { outcome: 'incomplete', reason: cardReasonOf(failure.code), isTyped }
  if (!(failure instanceof ApiFailure)) return undefined
  if (failure.code === 'card-refused')
    return { outcome: 'incomplete', reason: failure.reason ?? 'bank', isTyped }
  if ([401, 404, 409].includes(failure.status)) return undefined
  const sentence = failure.isBare ? undefined : failure.message
  if (at.isCharging && isUnanswered(failure)) return { outcome: 'unknown', sentence }
  return { outcome: 'incomplete', sentence, isTyped }
}

/** The text that says what to try. */
export function adviceOf({ outcome, reason, isTyped }: FailedTry) {
  if (outcome === 'unknown') return 'checkout.try.unknown'
  if (reason === undefined)
    return outcome === 'failed' ? 'checkout.try.confirmation' : 'checkout.try.again'
  const isOfField = ['number', 'expiry', 'security-code'].includes(reason)
  return isOfField && !isTyped ? 'checkout.try.other-card' : (`checkout.try.${reason}` as const)
}

/** The field that the reason is about, where it can be corrected. */
export function faultsOf({ reason, isTyped }: FailedTry): CardFaults {
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
