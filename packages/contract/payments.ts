import { z } from 'zod'
import { instant } from './dates.ts'
import { languageId } from './languages.ts'
import { defineRoutes } from './route.ts'

/** One request for money, a purchase's own or a renewal's; or something that was had for nothing. */
export const payment = z.object({
  id: z.uuid(),
  /** `subscription`, `one_off`, `life_event` or `consultation`. */
  kind: z.string(),
  is_renewal: z.boolean(),
  translations: z.array(z.object({ language_id: languageId, description: z.string() })),
  /** Pounds; 0 for a promo code. */
  amount: z.number(),
  /** `authentication`: the bank waits for the buyer; `refunding`: the money is on its way back. */
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
  /** Pounds; 0 where nothing goes back. */
  refunded_amount: z.number(),
  refunded_at: instant.nullable(),
  created_at: instant,
  /** null: it was never paid, and there is no receipt. */
  paid_at: instant.nullable(),
  /** That it was asked of; null where that is not known, and where nothing was charged. */
  card: z.object({ brand: z.string(), last_4: z.string() }).nullable(),
  /** As a receipt is asked after. */
  receipt_number: z.string(),
})
export type Payment = z.output<typeof payment>

export const paymentRoutes = defineRoutes({
  'GET /payment-plan/purchases': {
    auth: 'user',
    tag: 'billing',
    summary: "The user's payments with their state and refunds, the newest first, 25 at a time",
    query: z.object({
      /** `next` of the page before. */
      before: z.uuid('validation.other').optional(),
    }),
    response: z.object({ purchases: z.array(payment), next: z.uuid().nullable() }),
    refusals: ['not-found'],
  },
  'GET /payment-plan/purchases/:id': {
    auth: 'user',
    tag: 'billing',
    summary: 'One payment of the user, as its receipt shows it',
    params: z.object({ id: z.string().max(100) }),
    response: z.object({ purchase: payment }),
    refusals: ['not-found'],
  },
})
