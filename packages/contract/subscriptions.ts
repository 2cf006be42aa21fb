import { z } from 'zod'
import { languageId, signKey } from './common.ts'

/** A subscription that opens something now, as the user's details list it. */
export const activeSubscription = z.object({
  id: z.uuid(),
  status: z.enum(['active', 'past_due', 'incomplete', 'cancelled']),
  platform: z.enum(['web', 'coupon', 'ios', 'android']),
  subscription_type: z.enum(['single', 'combo']),
  combo_purchase_id: z.uuid().nullable(),
  payment_plan: z.object({
    id: z.number().int(),
    amount: z.number(),
    horoscope_content_frequency: z.number().int(),
    translations: z.array(
      z.object({ language_id: languageId, title: z.string(), frequency_title: z.string() }),
    ),
  }),
  horoscope: z.object({
    id: z.number().int(),
    key: signKey,
    name: z.string(),
    translations: z.array(z.object({ language_id: languageId, name: z.string() })),
  }),
  subscription_ended: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})
