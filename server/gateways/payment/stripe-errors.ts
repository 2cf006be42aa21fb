import Stripe from 'stripe'
import {
  CallInProgress,
  CardRefused,
  type Failure,
  ProviderUnavailable,
  TokenInvalid,
} from './payment-provider.ts'

const { errors } = Stripe

interface StripeRefusal {
  readonly type: string
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
  readonly advice_code?: string | undefined
  readonly message?: string | undefined
}

const namesReason = ({ code, decline_code }: StripeRefusal): boolean =>
  code === 'card_declined' || decline_code === 'authentication_required'

/**
 * Converts a refusal. The reason of `card_declined` is its decline code, and so is that a bank wants the cardholder,
 * whichever code it comes with.
 */
export const toFailure = (refusal: StripeRefusal): Failure => ({
  code: (namesReason(refusal) ? refusal.decline_code : undefined) ?? refusal.code ?? refusal.type,
  sentence: refusal.message ?? '',
  declineCode: refusal.decline_code,
  adviceCode: refusal.advice_code,
})

/**
 * Returns whether an error leaves the outcome unknown: no answer, a 5xx or a request with the same key under
 * way (both are `StripeAPIError`), a rate limit, or a key that an earlier release used with other values.
 */
const isUnknownOutcome = (error: unknown): boolean =>
  error instanceof errors.StripeIdempotencyError ||
  error instanceof errors.StripeConnectionError ||
  error instanceof errors.StripeAPIError ||
  error instanceof errors.StripeRateLimitError

const isInProgress = (error: unknown): boolean =>
  error instanceof errors.StripeError && error.code === 'idempotency_key_in_use'

/** Calls the provider. @throws {ProviderUnavailable} if the outcome is unknown, {CallInProgress} included */
export async function mapUnknownOutcome<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (isInProgress(error)) throw new CallInProgress((error as Error).message, { cause: error })
    if (isUnknownOutcome(error))
      throw new ProviderUnavailable((error as Error).message, { cause: error })
    throw error
  }
}

/** Calls the provider to save a card. @throws {CardRefused} @throws {TokenInvalid} */
export const mapCardErrors = <T>(call: () => Promise<T>): Promise<T> =>
  mapUnknownOutcome(async () => {
    try {
      return await call()
    } catch (error) {
      if (error instanceof errors.StripeCardError) throw new CardRefused(toFailure(error))
      if (error instanceof errors.StripeInvalidRequestError)
        throw new TokenInvalid(error.message, { cause: error })
      throw error
    }
  })
