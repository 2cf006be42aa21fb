import { z } from 'zod'
import { languageId } from './languages.ts'
import { signKey } from './signs.ts'
import { billingIntervals, tiers } from './tiers.rules.ts'

/** A subscription as the user's details and the historic list show it. */
export const subscription = z.object({
  id: z.uuid(),
  /** past_due: a renewal failed and is tried again; what it opens stays open meanwhile. */
  status: z.enum(['active', 'past_due', 'incomplete', 'cancelled']),
  /** Where it was bought: those of `ios` and `android` are cancelled in that store alone. */
  platform: z.enum(['web', 'coupon', 'ios', 'android']),
  subscription_type: z.enum(['single', 'combo']),
  /** The same for both subscriptions of a combo. */
  combo_purchase_id: z.uuid().nullable(),
  payment_plan: z.object({
    id: z.number().int(),
    amount: z.number(),
    /** The number of `tier`: 1 Silver, 2 Gold, 3 Diamond. */
    horoscope_content_frequency: z.number().int(),
    tier: z.enum(tiers),
    billing_interval: z.enum(billingIntervals),
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
  /** End of what is paid: the next billing date, or the day on which a cancelled one closes. */
  subscription_ended: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** Whether the bank wants its holder to confirm the renewal: `renew-subscription` does. */
  needs_confirmation: z.boolean(),
  /** The `stripe_card_id` that renews it; null where none does. */
  card_id: z.string().nullable(),
  /** The card that renews it, where that card is about to end or has ended. */
  card_expiring: z
    .object({ last_4: z.string(), exp_month: z.number().int(), exp_year: z.number().int() })
    .nullable(),
  /** While the buyer may change their mind: what goes back now, in pounds, of a combo for both. */
  withdrawal: z.object({ until: z.iso.datetime(), refund_amount: z.number() }).nullable(),
  /** What went back when the buyer did. */
  refund: z.object({ at: z.iso.datetime(), amount: z.number() }).nullable(),
})
export type Subscription = z.output<typeof subscription>
