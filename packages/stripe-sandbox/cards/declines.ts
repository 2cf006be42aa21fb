import { StripeFailure, type FailureBody } from '../shared/failures.ts'
import type { CardBehaviour } from './test-cards.ts'

/** Why a bank declined, in the words of docs.stripe.com/declines/codes. */
export interface Decline {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'authentication_required'
  decline_code: string
  message: string
}

const genericDecline: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}

export const expiredCard: Decline = {
  code: 'expired_card',
  decline_code: 'expired_card',
  message: 'Your card has expired.',
}

export const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

const refusedAtOnce: Partial<Record<CardBehaviour, Decline>> = {
  declined: genericDecline,
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired: expiredCard,
  wrong_code: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
}

/** A bank also checks a card that is saved: one that is always declined cannot be saved. */
export const declineOfSaving = (behaviour: CardBehaviour): Decline | null =>
  refusedAtOnce[behaviour] ?? null

export const declineOfCharging = (behaviour: CardBehaviour): Decline | null =>
  behaviour === 'declined_when_charged' || behaviour === 'authenticates_then_declined'
    ? genericDecline
    : declineOfSaving(behaviour)

/** Whether the bank wants the cardholder to confirm a charge or a set-up, which counts as on session. */
export function needsAuthentication(
  { behaviour, isSetUp = false }: { behaviour: CardBehaviour; isSetUp?: boolean },
  { isOffSession }: { isOffSession: boolean },
): boolean {
  switch (behaviour) {
    case 'authenticates':
    case 'authenticates_then_declined':
      return true
    case 'authenticates_until_set_up':
      return !isOffSession || !isSetUp
    case 'authenticates_on_session':
      return !isOffSession
    default:
      return false
  }
}

export const cardError = (
  decline: Decline,
  more: Omit<FailureBody, 'type' | 'message'> = {},
): StripeFailure => new StripeFailure(402, { type: 'card_error', ...decline, ...more })
