import type Stripe from 'stripe'
import { z } from 'zod'
import { invalidRequest } from '../shared/failures.ts'
import {
  boolean,
  created,
  expand,
  integer,
  metadata,
  page,
  text,
  type Accepts,
} from '../http/parameters.ts'

/** The shortened descriptor of the sandbox's account, as long as Stripe allows one to be. */
export const statementPrefix = 'RASHI TEST'

const returnUrl = text().refine((address) => URL.canParse(address), 'url_invalid')

// `payment_method_types` is absent: the current API no longer accepts it.
const cardOptions = z.strictObject({
  setup_credential_usage: z.enum(['recurring', 'unscheduled', 'installment']).optional(),
  stored_credential_usage: z.enum(['recurring', 'unscheduled']).optional(),
} satisfies Accepts<Stripe.PaymentIntentCreateParams.PaymentMethodOptions.Card>)

const confirming = {
  payment_method: text().optional(),
  payment_method_options: z.strictObject({ card: cardOptions }).optional(),
  allowed_payment_method_types: z.array(z.literal('card')).length(1).optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  off_session: boolean.optional(),
  return_url: returnUrl.optional(),
  expand,
} satisfies Accepts<Stripe.PaymentIntentConfirmParams>

export const intentParameters = z.strictObject({
  ...confirming,
  amount: integer,
  currency: text(),
  customer: text().optional(),
  confirm: boolean.default(false),
  description: text(1000).optional(),
  receipt_email: text(800).optional(),
  metadata: metadata.optional(),
  // Together with the account's prefix at most 22 characters, one of them a letter.
  statement_descriptor_suffix: text(22 - `${statementPrefix}* `.length)
    .regex(/^[^<>\\'"*]*[A-Za-z][^<>\\'"*]*$/)
    .optional(),
  automatic_payment_methods: z
    .strictObject({
      enabled: boolean,
      allow_redirects: z.enum(['always', 'never']).optional(),
    } satisfies Accepts<Stripe.PaymentIntentCreateParams.AutomaticPaymentMethods>)
    .optional(),
} satisfies Accepts<Stripe.PaymentIntentCreateParams>)

/** A browser sends `client_secret` instead of the secret key; the server's types lack it. */
export const confirmationParameters = z.strictObject({
  ...confirming,
  client_secret: text().optional(),
})

export const retrievalParameters = z.strictObject({
  client_secret: text().optional(),
  expand,
} satisfies Accepts<Stripe.PaymentIntentRetrieveParams>)

export const listParameters = z.strictObject({
  ...page,
  customer: text().optional(),
  created: created.optional(),
} satisfies Accepts<Stripe.PaymentIntentListParams>)

export const cancellationParameters = z.strictObject({
  cancellation_reason: z
    .enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'])
    .optional(),
  expand,
} satisfies Accepts<Stripe.PaymentIntentCancelParams>)

export type CardOptions = z.output<typeof cardOptions>
export type Confirmation = Omit<z.output<typeof confirmationParameters>, 'client_secret' | 'expand'>

/** The minimum charge, in the smallest unit (docs.stripe.com/currencies). */
const smallestAmounts: Record<string, { least: number; sign: string }> = {
  gbp: { least: 30, sign: '£' },
  eur: { least: 50, sign: '€' },
  usd: { least: 50, sign: '$' },
}

const largestAmount = 99_999_999

/** @throws {StripeFailure} 400 if the currency is unknown, or the amount too small or too large for it */
export function checkAmount(amount: number, currency: string): void {
  const limits = smallestAmounts[currency]
  if (limits === undefined)
    throw invalidRequest(
      `Invalid currency: ${currency}. Stripe currently supports these currencies: ${Object.keys(smallestAmounts).join(', ')}`,
      { param: 'currency' },
    )
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  if (amount < limits.least)
    throw invalidRequest(
      `Amount must be at least ${limits.sign}${(limits.least / 100).toFixed(2)} ${currency}`,
      { code: 'amount_too_small', param: 'amount' },
    )
  if (amount > largestAmount)
    throw invalidRequest(`Amount must be no more than ${limits.sign}999,999.99`, {
      code: 'amount_too_large',
      param: 'amount',
    })
}

/** @throws {StripeFailure} 400 if one of the two usages is combined with parameters that exclude it */
export function checkUsage(
  options: CardOptions | undefined,
  futureUsage: string | null,
  isOffSession: boolean,
): void {
  const param = (name: keyof CardOptions) => `payment_method_options[card][${name}]`
  if (options?.setup_credential_usage !== undefined && futureUsage === null)
    throw invalidRequest(
      'You can only set `setup_credential_usage` together with `setup_future_usage`.',
      { param: param('setup_credential_usage') },
    )
  if (options?.stored_credential_usage === undefined) return
  if (futureUsage !== null)
    throw invalidRequest(
      'You cannot set `stored_credential_usage` together with `setup_future_usage`.',
      { param: param('stored_credential_usage') },
    )
  if (!isOffSession)
    throw invalidRequest(
      'You can only set `stored_credential_usage` when confirming with `off_session=true`.',
      { param: param('stored_credential_usage') },
    )
}
