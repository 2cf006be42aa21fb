import type { ClientConfig } from '@rashi/contract'
import { cardReasonOf } from '@rashi/contract/card-reason.rules'
import { translate } from '../../lib/texts.ts'
import type { CardCheck } from './card.rules.ts'

export type PaymentSettings = ClientConfig['payment']

/** A new card at the provider that is not saved yet. */
export interface CardToken {
  /** The id of its payment method, as `save-payment-card` takes it. */
  readonly token: string
  /** The provider's card object: brand and last four, never the number. */
  readonly card: unknown
}

/** Turns a card form into a token: the browser sends what is typed to the provider and nowhere else. */
export interface CardTokenizer {
  /** Checks what was typed without sending it. */
  validate(form: FormData): CardCheck
  /** @throws {ProviderRefusal} with a sentence for the reader. */
  tokenize(form: FormData): Promise<CardToken>
}

/** A payment intent as the browser reads it at the provider. */
export interface PaymentIntent {
  readonly status: string
  readonly next_action?: {
    readonly redirect_to_url?: { readonly url?: string | null } | null
  } | null
  readonly last_payment_error?: ProviderError | null
}

/** Reads a payment intent at the provider by its client secret. */
export type ReadPayment = (clientSecret: string) => Promise<PaymentIntent>

/** An error as the provider answers it. */
export interface ProviderError {
  readonly code?: string
  readonly decline_code?: string
  readonly message?: string
}

/** Returns the decline code of `card_declined`, which names the reason, and else the error's own code. */
export const readErrorCode = (error: ProviderError | null | undefined): string | undefined =>
  (error?.code === 'card_declined' ? error.decline_code : undefined) ?? error?.code

/** Thrown where the provider refuses a card or does not answer. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
  /** The provider's code of the card error; undefined where the card is not the reason. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/** Converts an error of the provider, whose own sentence is in English and is not shown. */
export function toProviderRefusal(error: ProviderError | null | undefined): ProviderRefusal {
  const code = readErrorCode(error)
  return new ProviderRefusal(
    translate(
      code === undefined ? 'checkout.pay.unsuccessful' : `checkout.refused.${cardReasonOf(code)}`,
    ),
    code,
  )
}
