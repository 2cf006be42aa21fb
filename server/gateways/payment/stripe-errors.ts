import Stripe from 'stripe'
import { CardRefused, type Failure, ProviderUnavailable, TokenInvalid } from './payment-provider.ts'

const { errors } = Stripe

interface Refused {
  readonly type: string
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
  readonly message?: string | undefined
}

/** `card_declined` alone does not say why: its decline code does. */
export const failureOf = ({ type, code, decline_code, message }: Refused): Failure => ({
  code: (code === 'card_declined' ? decline_code : undefined) ?? code ?? type,
  sentence: message ?? '',
})

/**
 * A fault that says nothing about what happened: no answer, 5xx or the key still at work (`StripeAPIError`
 * is both), too many, or the key used with values that an earlier release sent otherwise.
 */
const isUnknownOutcome = (error: unknown): boolean =>
  error instanceof errors.StripeIdempotencyError ||
  error instanceof errors.StripeConnectionError ||
  error instanceof errors.StripeAPIError ||
  error instanceof errors.StripeRateLimitError

/** Calls the provider; an unknown outcome is `ProviderUnavailable`, whatever the client calls it. */
export async function calling<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (isUnknownOutcome(error))
      throw new ProviderUnavailable((error as Error).message, { cause: error })
    throw error
  }
}

/** What can be wrong with a card that is to be saved. */
export const cardErrors = <T>(call: () => Promise<T>): Promise<T> =>
  calling(async () => {
    try {
      return await call()
    } catch (error) {
      if (error instanceof errors.StripeCardError) throw new CardRefused(failureOf(error))
      if (error instanceof errors.StripeInvalidRequestError)
        throw new TokenInvalid(error.message, { cause: error })
      throw error
    }
  })
