import { z } from 'zod'
import { instant } from './dates.ts'
import { defineRoutes } from './route.ts'
import { storable } from './storable.ts'

const other = 'validation.other'

const dispute = z.object({
  /** The provider's. */
  id: z.string(),
  /** Null once the account was deleted. */
  customer: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  /** The provider's id of the payment. */
  payment_id: z.string().nullable(),
  /** In pounds. */
  amount: z.number(),
  /** The provider's word, such as `fraudulent`. */
  reason: z.string(),
  /** `closed`: it ended without a decision of the bank. */
  state: z.enum(['open', 'won', 'lost', 'closed']),
  /** Until when the bank takes evidence; null once it was sent. */
  evidence_due_at: instant.nullable(),
  opened_at: instant,
  changed_at: instant,
  /** Whether it was a subscription, whose renewals the dispute has stopped. */
  has_stopped_renewals: z.boolean(),
})

/** The disputes of customers' banks, as owners and support see them. */
export const studioDisputeRoutes = defineRoutes({
  'GET /studio/disputes': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'List disputes, 25 at a time: the open ones, first due first, or those that were decided, the newest first. The record names whom it shows',
    query: z.object({
      state: z.enum(['open', 'decided'], other),
      /** `next` of the previous page. */
      after: z.string(other).min(1, other).max(255, other).regex(storable, other).optional(),
    }),
    response: z.object({ disputes: z.array(dispute), next: z.string().nullable() }),
  },
  'GET /studio/open-disputes': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Count the open disputes, with the first deadline for evidence',
    response: z.object({ open: z.number().int(), first_due_at: instant.nullable() }),
  },
})
