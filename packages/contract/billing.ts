import { z } from 'zod'
import { truthy } from './booleans.ts'
import { languageId } from './languages.ts'
import { withMessage } from './messages.ts'
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
})
export type PaymentCard = z.output<typeof paymentCard>

/** The newest first. */
const cards = z.array(paymentCard)

export const coupon = z.object({
  /** Opaque: the `coupon_code_id` of an order by this person on this plan within 30 minutes. */
  id: z.string(),
  /** In weeks. */
  period: z.number().int(),
})
export type Coupon = z.output<typeof coupon>

/** A catalogue row's id; addresses and forms carry it as digits. */
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

/** A word of the provider's, such as a card's or a token's id. */
const providerId = z
  .string('validation.other')
  .trim()
  .min(1, 'validation.other')
  .max(200, 'validation.other')
  .regex(storable, 'validation.other')

/** A `stripe_card_id`; 0, null or none for a purchase that names no card. */
export const cardId = z
  .union([providerId, z.literal(0), z.null()], 'validation.other')
  .transform((id) => (id === 0 || id === '0' ? null : id))
  .default(null)

/** What a purchase answers; the web comes back with `user_payment_plan_id` after 3-D Secure. */
export const purchaseAnswer = z.object({
  type: z.enum(['succeeded', 'require_3d']),
  /** With `require_3d`: what the browser reads and confirms the payment with at the provider. */
  client_secret: z.string().nullable(),
  user_payment_plan_id: z.uuid(),
  msg: z.string(),
})
export type PurchaseAnswer = z.output<typeof purchaseAnswer>

/**
 * The page to which the bank sends the buyer back after 3-D Secure, on this site. Added to it are
 * `user_payment_plan_id` and the provider's own `payment_intent…`, which prove nothing.
 */
const returnPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
  .regex(storable)

/** One and the same press of a button, so that a lost answer can be asked for again. */
const requestKey = z.string().min(8).max(100).regex(storable)

/** How an order is paid: what every buy call takes beside what it buys. */
export const orderFields = z.object({
  card_id: cardId,
  selectedLang: catalogueId.optional(),
  return_path: returnPath.optional(),
  request_key: requestKey.optional(),
})

const couponAgain = 'validation.coupon-again'

/**
 * The `id` of an applied coupon. Absent, null, 0 and an empty text are all no coupon; another number, as
 * earlier releases answered, is an id that is good no more.
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

export const answersOfBuying = [
  'card-refused',
  'card-not-found',
  'already-subscribed',
  'conflict',
  'payment-unavailable',
] as const

export const billingRoutes = defineRoutes({
  'GET /payment-plan/plans': {
    auth: 'public',
    tag: 'billing',
    summary: 'The plans',
    response: z.object({ plans: z.array(plan) }),
  },
  'POST /payment-plan/save-payment-card': {
    auth: 'user',
    forPurchase: true,
    tag: 'billing',
    summary: 'Keeps a card that the browser has turned into a token at the provider',
    // The details of the purchase that follows, and the card object, are let through and left unread.
    body: z.object({ token: providerId }),
    response: z.object({ cards }),
    refusals: ['card-refused', 'token-invalid', 'payment-unavailable'],
  },
  'GET /payment-plan/get-payment-cards': {
    auth: 'user',
    forPurchase: true,
    tag: 'billing',
    summary: "The user's cards, the newest first",
    response: z.object({ cards }),
    refusals: ['payment-unavailable'],
  },
  'DELETE /payment-plan/payment-card/:stripe_card_id': {
    auth: 'user',
    tag: 'billing',
    summary: 'Forgets a card; renewals go on with the newest of the others',
    params: z.object({ stripe_card_id: z.string().max(200) }),
    response: z.object({ cards, msg: z.string() }),
    refusals: ['card-not-found', 'payment-unavailable'],
  },
  'POST /payment-plan/apply-discount-code': {
    auth: 'user',
    tag: 'billing',
    summary:
      'What a promo code gives on a plan; a refusal is a 404 with its sentence as `msg` too. An account has ten refusals, and one a minute comes back',
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
    summary: 'Buys a plan on a sign, by card or coupon, or a Diamond combo on two signs',
    body: subscriptionOrder,
    response: purchaseAnswer,
    refusals: [...answersOfBuying, 'coupon-used'],
  },
  'POST /payment-plan/complete-subscription': {
    auth: 'user',
    tag: 'billing',
    summary: 'After 3-D Secure: opens what the provider reports as paid',
    body: z.object({ user_payment_plan_id: z.string().max(100) }),
    response: purchaseAnswer,
    refusals: ['not-found', 'payment-incomplete', 'payment-unavailable'],
  },
  'POST /payment-plan/renew-subscription': {
    auth: 'user',
    tag: 'billing',
    summary: 'Pays a renewal that failed, now and with this card; completed as a purchase is',
    body: orderFields.extend({ subscription_id: z.string().max(100) }),
    response: purchaseAnswer,
    refusals: [...answersOfBuying, 'not-found'],
  },
  'POST /payment-plan/cancel-subscription': {
    auth: 'user',
    tag: 'billing',
    summary: 'Ends renewing; a combo as a whole. What is paid stays open to its end',
    body: z.object({ subscription_id: z.string().max(100) }),
    response: z.object({ subscription, msg: z.string() }),
    refusals: ['not-found', 'store-subscription'],
  },
  'POST /payment-plan/change-payment-card': {
    auth: 'user',
    tag: 'billing',
    summary: 'Renews a subscription, a combo as a whole, from another saved card',
    body: z.object({ subscription_id: z.string().max(100), card_id: providerId }),
    response: z.object({ subscription, msg: z.string() }),
    refusals: ['not-found', 'card-not-found', 'conflict', 'payment-unavailable'],
  },
  'POST /payment-plan/withdraw-subscription': {
    auth: 'user',
    tag: 'billing',
    summary:
      'Takes a purchase back in its first 14 days: it closes at once, and its refund is made',
    body: z.object({
      subscription_id: z.string().max(100),
      /** The `withdrawal.refund_amount` that the buyer was shown; another one by now is a 409. */
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
    summary: 'Cancelled and ended subscriptions, the newest first',
    response: z.object({ subscriptions: z.array(subscription) }),
  },
  'POST /payment-webhook': {
    auth: 'public',
    tag: 'billing',
    summary: "The provider's signed events: each a hint to look at a payment",
    rawBody: true,
    bodyLimit: 1024 * 1024,
    response: withMessage,
    refusals: ['signature-invalid', 'payment-unavailable'],
  },
})
