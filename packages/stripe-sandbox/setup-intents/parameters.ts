import type Stripe from 'stripe'
import { z } from 'zod'
import { boolean, expand, metadata, page, text, type Accepts } from '../http/parameters.ts'

const confirming = {
  payment_method: text().optional(),
  payment_method_options: z
    .strictObject({
      card: z.strictObject({
        setup_credential_usage: z.enum(['recurring', 'unscheduled', 'installment']).optional(),
      } satisfies Accepts<Stripe.SetupIntentCreateParams.PaymentMethodOptions.Card>),
    })
    .optional(),
  allowed_payment_method_types: z.array(z.literal('card')).length(1).optional(),
  return_url: text()
    .refine((address) => URL.canParse(address), 'url_invalid')
    .optional(),
  expand,
} satisfies Accepts<Stripe.SetupIntentConfirmParams>

export const setupParameters = z.strictObject({
  ...confirming,
  customer: text().optional(),
  confirm: boolean.default(false),
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
  description: text(1000).optional(),
  metadata: metadata.optional(),
} satisfies Accepts<Stripe.SetupIntentCreateParams>)

export const confirmationParameters = z.strictObject(confirming)

export const retrievalParameters = z.strictObject({
  expand,
} satisfies Accepts<Stripe.SetupIntentRetrieveParams>)

export const listParameters = z.strictObject({
  ...page,
  customer: text().optional(),
  payment_method: text().optional(),
} satisfies Accepts<Stripe.SetupIntentListParams>)

export type Confirmation = Omit<z.output<typeof confirmationParameters>, 'expand'>
