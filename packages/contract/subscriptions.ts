import { z } from 'zod'
import { languageId } from './languages.ts'
import { signKey } from './signs.ts'
import { billingIntervals, tiers } from './tiers.rules.ts'

/** A subscription in the user's details and in the list of ended ones. */
export const subscription = z.object({
  id: z.uuid(),
  /** past_due: a renewal failed and is tried again; the subscription stays readable until then. */
  status: z.enum(['active', 'past_due', 'incomplete', 'cancelled']),
  /** Where it was bought; those of `ios` and `android` can be cancelled only in that store. */
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
  /** The end of the paid period: the next billing date, or the end of a cancelled subscription. */
  subscription_ended: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** Whether the renewal that is due waits for its holder's 3-D Secure, by the call `renew-subscription`. */
  needs_confirmation: z.boolean(),
  /** Whether the bank has declined the renewal card for good, so that the renewal waits for another card. */
  needs_other_card: z.boolean(),
  /** The `stripe_card_id` of the renewal card; null if there is none. */
  card_id: z.string().nullable(),
  /** The renewal card was never set up for renewals: confirm it by the call `change-payment-card` with its id. */
  card_needs_confirmation: z.boolean(),
  /** The renewal card, if it expires soon or has expired. */
  card_expiring: z
    .object({ last_4: z.string(), exp_month: z.number().int(), exp_year: z.number().int() })
    .nullable(),
  /**
   * While the buyer may withdraw: the refund if they do so now, in pounds, for a combo of both; 0 if there is none.
   * `unread`: everything is refunded; `days-used`: everything but `days_kept` days; `read-before`: nothing for what was
   * read, because this is the second withdrawal after reading within 12 months.
   */
  withdrawal: z
    .object({
      until: z.iso.datetime(),
      refund_amount: z.number(),
      reason: z.enum(['unread', 'days-used', 'read-before']),
      /** The part of the payments that is not refunded. */
      kept_amount: z.number(),
      /** The days of 24 hours begun since the first reading; 0 but for `days-used`. */
      days_kept: z.number().int(),
    })
    .nullable(),
  /** The refund after a withdrawal. */
  refund: z.object({ at: z.iso.datetime(), amount: z.number() }).nullable(),
})
export type Subscription = z.output<typeof subscription>
