import { z } from 'zod'
import { languageId } from './common.ts'
import { defineRoutes } from './route.ts'

export const plan = z.object({
  id: z.number().int(),
  title: z.string(),
  amount: z.number(),
  /** 1 Silver, billed weekly; 2 Gold, monthly; 3 Diamond, yearly. */
  horoscope_content_frequency: z.number().int(),
  saving_banner_flag: z.string().nullable(),
  translations: z.array(
    z.object({
      language_id: languageId,
      title: z.string(),
      period_title: z.string(),
      frequency_title: z.string(),
    }),
  ),
})
export type Plan = z.output<typeof plan>

export const billingRoutes = defineRoutes({
  'GET /payment-plan/plans': {
    auth: 'public',
    tag: 'billing',
    summary: 'The plans',
    response: z.object({ plans: z.array(plan) }),
  },
})
