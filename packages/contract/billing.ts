import { z } from 'zod'
import { truthy } from './booleans.ts'
import { wallets } from './card-name.rules.ts'
import { languageId } from './languages.ts'
import { readingPeriods } from './reading-periods.rules.ts'
import { defineRoutes } from './route.ts'
import { storable } from './storable.ts'
import { subscription } from './subscriptions.ts'
import { billingIntervals, tiers } from './tiers.rules.ts'

export const plan = z.object({
  id: z.number().int(),
  title: z.string(),
  amount: z.number(),
  /** The number of `tier`: 1 Silver, 2 Gold, 3 Diamond. */
  horoscope_content_frequency: z.number().int(),
  tier: z.enum(tiers),
  billing_interval: z.enum(billingIntervals),
  /** The reading periods that the plan opens on its sign. */
  opens: z.array(z.enum(readingPeriods)),
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

export const paymentCard = z.object({
  stripe_card_id: z.string(),
  last_4: z.string(),
  brand: z.string(),
  name: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
  /** The wallet that it came from; null for a card whose number was typed. */
  wallet: z.enum(wallets).nullable(),
  /** The `stripe_card_id`s under which the same card was saved before: a subscription may be renewed by one of them. */
  earlier_ids: z.array(z.string()),
  /** Its holder has to confirm each renewal at the bank, as with cards of India. */
  confirms_renewals: z.boolean(),
})
export type PaymentCard = z.output<typeof paymentCard>

/** Cards, the newest first. */
const cards = z.array(paymentCard)

export const coupon = z.object({
  /** Opaque: the `coupon_code_id` of an order by this person on this plan within 30 minutes. */
  id: z.string(),
  /** In weeks. */
  period: z.number().int(),
})
export type Coupon = z.output<typeof coupon>

/** The id of a catalogue row; URLs and forms contain it as digits. */
export const catalogueId = z.union(
  [
    z.int().min(0).max(2_147_483_647),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ],
  'validation.other',
)

/** An id of the provider, such as that of a card or token. */
const providerId = z
  .string('validation.other')
  .trim()
  .min(1, 'validation.other')
  .max(200, 'validation.other')
  .regex(storable, 'validation.other')

/** A `stripe_card_id`; 0, null or absent for a purchase without a card. */
export const cardId = z
  .union([providerId, z.literal(0), z.null()], 'validation.other')
  .transform((id) => (id === 0 || id === '0' ? null : id))
  .default(null)

/** The response to a purchase; after 3-D Secure the browser sends `user_payment_plan_id` to complete it. */
export const purchaseAnswer = z.object({
  type: z.enum(['succeeded', 'require_3d']),
  /** With `require_3d`: the secret with which the browser confirms the payment at the provider. */
  client_secret: z.string().nullable(),
  user_payment_plan_id: z.uuid(),
  msg: z.string(),
})
export type PurchaseAnswer = z.output<typeof purchaseAnswer>

/**
 * The path of this site to which the bank redirects the buyer after 3-D Secure, with `user_payment_plan_id`
 * and the provider's `payment_intent…` as parameters, which prove nothing.
 */
const returnPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
  .regex(storable)

/** Identifies one press of a button, so that the request can be repeated if its response was lost. */
const requestKey = z.string().min(8).max(100).regex(storable)

/** The fields of every order about its payment. */
export const orderFields = z.object({
  card_id: cardId,
  selectedLang: catalogueId.optional(),
  return_path: returnPath.optional(),
  request_key: requestKey.optional(),
  /** The price in pounds that the buyer was shown; 409 with the new one if it has changed since. */
  expected_amount: z.number().min(0).max(1_000_000).optional(),
})

const couponAgain = 'validation.coupon-again'

/**
 * The `id` of an applied coupon. Absent, null, 0 and an empty text mean no coupon. Any other number is an id
 * of an earlier release, which is no longer valid.
 */
const couponId = z
  .union([z.string().regex(/^[\w-]{0,200}$/, couponAgain), z.int(), z.null()], couponAgain)
  .transform((id) => (id === null || id === '' || id === '0' || id === 0 ? null : String(id)))
  .default(null)

const subscriptionOrder = orderFields.extend({
  is_combo: truthy.nullish().transform(Boolean),
  payment_plan_id: catalogueId.nullish(),
  horoscope_id: catalogueId.nullish(),
  coupon_code_id: couponId,
  moon_payment_plan_id: catalogueId.nullish(),
  moon_horoscope_id: catalogueId.nullish(),
  rising_payment_plan_id: catalogueId.nullish(),
  rising_horoscope_id: catalogueId.nullish(),
})

export const purchaseRefusals = [
  'under-age',
  'card-refused',
  'card-not-found',
  'already-subscribed',
  'price-changed',
  'conflict',
  'too-many-requests',
  'payment-unavailable',
] as const

export const billingRoutes = defineRoutes({
  'GET /payment-plan/plans': {
    auth: 'public',
    tag: 'billing',
    summary: 'List the plans',
    response: z.object({ plans: z.array(plan) }),
  },
  'POST /payment-plan/save-payment-card': {
    auth: 'user',
    forPurchase: true,
    tag: 'billing',
    summary:
      'Save a card by the payment method or the token that the browser got from the provider. An account has five new cards, one more every 12 minutes, and keeps at most ten beside those of wallets',
    // The details of the following purchase and the card object are accepted and ignored.
    body: z.object({
      /** The id of a payment method (`pm_…`) that the browser created at the provider, or a card token (`tok_…`). */
      token: providerId,
    }),
    response: z.object({ cards }),
    refusals: [
      'card-refused',
      'token-invalid',
      'too-many-cards',
      'too-many-requests',
      'payment-unavailable',
    ],
  },
  'GET /payment-plan/get-payment-cards': {
    auth: 'user',
    forPurchase: true,
    tag: 'billing',
    summary: "List the user's cards, the newest first",
    response: z.object({ cards }),
    refusals: ['payment-unavailable'],
  },
  'DELETE /payment-plan/payment-card/:stripe_card_id': {
    auth: 'user',
    tag: 'billing',
    summary: 'Delete a card; its renewals are charged to the newest of the others',
    params: z.object({ stripe_card_id: z.string().max(200) }),
    response: z.object({ cards, msg: z.string() }),
    refusals: ['card-not-found', 'payment-unavailable'],
  },
  'POST /payment-plan/apply-discount-code': {
    auth: 'user',
    tag: 'billing',
    summary:
      'Apply a promo code to a plan; a refusal is a 404 with its sentence also in `msg`. An account has ten refusals, and regains one a minute',
    query: z.object({
      code: z.string().max(200).default(''),
      selectedPlan: z.string().max(20).default(''),
      selectedlang: z.string().max(20).default(''),
    }),
    response: z.object({ status: z.literal(200), msg: z.string(), coupon }),
    refusals: [
      'coupon-unknown',
      'coupon-expired',
      'coupon-other-plan',
      'coupon-used',
      'too-many-requests',
    ],
  },
  'POST /payment-plan/buy-subscription': {
    auth: 'user',
    tag: 'billing',
    summary: 'Buy a plan on a sign, by card or coupon, or a Diamond combo on two signs',
    body: subscriptionOrder,
    response: purchaseAnswer,
    refusals: [...purchaseRefusals, 'plan-not-offered', 'coupon-used'],
  },
  'POST /payment-plan/complete-subscription': {
    auth: 'user',
    tag: 'billing',
    summary: 'Complete a purchase after 3-D Secure, if the provider reports it as paid',
    body: z.object({ user_payment_plan_id: z.string().max(100) }),
    response: purchaseAnswer,
    refusals: ['not-found', 'payment-incomplete', 'payment-unavailable'],
  },
  'POST /payment-plan/renew-subscription': {
    auth: 'user',
    tag: 'billing',
    summary: 'Pay a failed renewal now with this card; completed like a purchase',
    body: orderFields.extend({ subscription_id: z.string().max(100) }),
    response: purchaseAnswer,
    refusals: [...purchaseRefusals, 'not-found'],
  },
  'POST /payment-plan/cancel-subscription': {
    auth: 'user',
    tag: 'billing',
    summary:
      'Stop the renewal of a subscription or of a whole combo; what is paid stays readable to its end',
    body: z.object({ subscription_id: z.string().max(100) }),
    response: z.object({ subscription, msg: z.string() }),
    refusals: ['not-found', 'store-subscription'],
  },
  'POST /payment-plan/change-payment-card': {
    auth: 'user',
    tag: 'billing',
    summary:
      'Charge renewals of a subscription or of a whole combo to another saved card, once its holder has confirmed it where the bank asks',
    body: z.object({
      subscription_id: z.string().max(100),
      card_id: providerId,
      /** As in an order; the bank adds the parameters `setup_intent` and `redirect_status`. */
      return_path: returnPath.optional(),
    }),
    response: z.object({
      subscription,
      msg: z.string(),
      /** The bank's page. Nothing is changed until the holder has confirmed there and the call is repeated. */
      confirmation_url: z.url().nullable(),
    }),
    refusals: [
      'not-found',
      'card-not-found',
      'card-refused',
      'conflict',
      'too-many-requests',
      'payment-unavailable',
    ],
  },
  'POST /payment-plan/withdraw-subscription': {
    auth: 'user',
    tag: 'billing',
    summary: 'Withdraw from a purchase in its first 14 days: it ends at once and is refunded',
    body: z.object({
      subscription_id: z.string().max(100),
      /** The `withdrawal.refund_amount` that the buyer was shown; 409 if it has changed since. */
      refund_amount: z.number().min(0).max(1_000_000),
    }),
    response: z.object({ subscription, msg: z.string() }),
    refusals: [
      'not-found',
      'store-subscription',
      'withdrawal-over',
      'nothing-to-refund',
      'refund-changed',
    ],
  },
  'GET /payment-plan/get-user-historic-subscriptions': {
    auth: 'user',
    tag: 'billing',
    summary: 'List cancelled and ended subscriptions, the newest first',
    response: z.object({ subscriptions: z.array(subscription) }),
  },
})
