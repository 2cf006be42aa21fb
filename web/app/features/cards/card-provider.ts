import type { ClientConfig } from '@rashi/contract'
import type { CardCheck } from './card.rules.ts'

export type PaymentSettings = ClientConfig['payment']

/** A card as the provider stands in for it; it works once. */
export interface CardToken {
  readonly token: string
  /** The provider's card object: brand and last four, never the number. */
  readonly card: unknown
}

/** One card form at the provider: what is typed goes from the browser to the provider and nowhere else. */
export interface CardTokenizer {
  /** What is wrong with what was typed; nothing is sent. */
  validate(form: FormData): CardCheck
  /** @throws {ProviderRefusal} with the provider's sentence. */
  tokenize(form: FormData): Promise<CardToken>
}

/** A payment as the browser may see it at the provider. */
export interface PaymentIntent {
  readonly status: string
  readonly next_action?: {
    readonly redirect_to_url?: { readonly url?: string | null } | null
  } | null
  readonly last_payment_error?: ProviderFault | null
}

/** Reads a payment at the provider by the secret that the buyer was given. */
export type ReadPayment = (clientSecret: string) => Promise<PaymentIntent>

/** What is wrong, as the provider answers it. */
export interface ProviderFault {
  readonly code?: string
  readonly decline_code?: string
  readonly message?: string
}

/** `card_declined` alone does not say why: its decline code does. */
export const codeOf = (fault: ProviderFault | null | undefined): string | undefined =>
  (fault?.code === 'card_declined' ? fault.decline_code : undefined) ?? fault?.code

/** The provider said no, or gave no answer. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
  /** Its code for what is wrong with the card; undefined where it said nothing about the card. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/** How this deployment's provider is read: Stripe's own code is fetched only where it is Stripe. */
export async function readPaymentAt(
  settings: PaymentSettings,
  clientSecret: string,
): Promise<PaymentIntent> {
  const read: ReadPayment =
    settings.provider === 'stripe'
      ? (await import('./stripe-provider.ts')).stripeReader(settings)
      : (await import('./sandbox-provider.ts')).sandboxReader(settings)
  return read(clientSecret)
}
