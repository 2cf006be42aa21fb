import { z } from 'zod'
import { wallets } from './card-name.rules.ts'
import { instant } from './dates.ts'
import { languageId } from './languages.ts'
import { withMessage } from './messages.ts'
import { defineRoutes } from './route.ts'

/** A purchase or renewal with its charge, or one without payment. */
export const payment = z.object({
  id: z.uuid(),
  /** `subscription`, `one_off`, `life_event` or `consultation`. */
  kind: z.string(),
  is_renewal: z.boolean(),
  translations: z.array(z.object({ language_id: languageId, description: z.string() })),
  /** Pounds; 0 for a promo code. */
  amount: z.number(),
  /** `authentication`: the buyer has to confirm at the bank; `refunding`: a refund is pending. */
  state: z.enum([
    'paid',
    'processing',
    'authentication',
    'failed',
    'cancelled',
    'refunding',
    'refunded',
    'partly_refunded',
  ]),
  /** Pounds; 0 without a refund. */
  refunded_amount: z.number(),
  refunded_at: instant.nullable(),
  created_at: instant,
  /** null if it was never paid; then there is no receipt. */
  paid_at: instant.nullable(),
  /** The charged card; null if it is not known or nothing was charged. */
  card: z
    .object({ brand: z.string(), last_4: z.string(), wallet: z.enum(wallets).nullable() })
    .nullable(),
  /** The VAT in the amount, in pounds; null if the seller has no VAT number or it is not due in the card's country. */
  vat: z.object({ percent: z.number(), amount: z.number() }).nullable(),
  /** The number by which people refer to a receipt. */
  receipt_number: z.string(),
})
export type Payment = z.output<typeof payment>

export const paymentRoutes = defineRoutes({
  'GET /payment-plan/purchases': {
    auth: 'user',
    tag: 'billing',
    summary:
      "List the user's payments with their state and refunds, the newest first, 25 at a time",
    query: z.object({
      /** `next` of the previous page. */
      before: z.uuid('validation.other').optional(),
    }),
    response: z.object({ purchases: z.array(payment), next: z.uuid().nullable() }),
    refusals: ['not-found'],
  },
  'GET /payment-plan/purchases/:id': {
    auth: 'user',
    tag: 'billing',
    summary: 'Get one payment of the user, as its receipt shows it',
    params: z.object({ id: z.string().max(100) }),
    response: z.object({ purchase: payment }),
    refusals: ['not-found'],
  },
  'POST /payment-webhook': {
    auth: 'public',
    tag: 'billing',
    summary:
      'Store a signed event of the provider; a job then reads what it names from the provider',
    rawBody: true,
    bodyLimit: 1024 * 1024,
    response: withMessage,
    refusals: ['signature-invalid', 'event-mode', 'event-thin', 'event-version'],
  },
})
