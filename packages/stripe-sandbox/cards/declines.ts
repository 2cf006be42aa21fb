import { StripeFailure, type FailureBody } from '../shared/failures.ts'
import type { CardBehaviour } from './test-cards.ts'

/** Why a bank declined, in the words of docs.stripe.com/declines/codes. */
export interface Decline {
  code:
    | 'card_declined'
    | 'expired_card'
    | 'incorrect_cvc'
    | 'processing_error'
    | 'authentication_required'
  decline_code: string
  /** The bank's advice (docs.stripe.com/declines/card, “Retrying issuer declines”). */
  advice_code?: 'confirm_card_data' | 'do_not_try_again' | 'try_again_later'
  param?: 'exp_month' | 'cvc'
  message: string
}

const declined = (
  decline_code: string,
  advice_code: NonNullable<Decline['advice_code']>,
  message = 'Your card was declined.',
): Decline => ({ code: 'card_declined', decline_code, advice_code, message })

const genericDecline = declined('generic_decline', 'try_again_later')

export const expiredCard: Decline = {
  code: 'expired_card',
  decline_code: 'expired_card',
  advice_code: 'confirm_card_data',
  param: 'exp_month',
  message: 'Your card has expired.',
}

export const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

const refusedAtOnce: Partial<Record<CardBehaviour, Decline>> = {
  declined: genericDecline,
  insufficient_funds: declined(
    'insufficient_funds',
    'try_again_later',
    'Your card has insufficient funds.',
  ),
  lost: declined('lost_card', 'do_not_try_again'),
  stolen: declined('stolen_card', 'do_not_try_again'),
  too_often: declined(
    'card_velocity_exceeded',
    'try_again_later',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  processing_error: {
    code: 'processing_error',
    decline_code: 'processing_error',
    advice_code: 'try_again_later',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  expired: expiredCard,
  wrong_code: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    advice_code: 'confirm_card_data',
    param: 'cvc',
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
    case 'authenticates_off_session':
      return isOffSession
    default:
      return false
  }
}

export const cardError = (
  decline: Decline,
  more: Omit<FailureBody, 'type' | 'message'> = {},
): StripeFailure => new StripeFailure(402, { type: 'card_error', ...decline, ...more })
