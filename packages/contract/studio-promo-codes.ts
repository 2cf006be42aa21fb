import { z } from 'zod'
import { instant } from './dates.ts'
import { moment } from './moments.ts'
import { defineRoutes } from './route.ts'
import { storable } from './storable.ts'

const other = 'validation.other'
const whole = z
  .number(other)
  .int(other)
  .positive(other)
  .max(2 ** 31 - 1, other)
const code = z.string(other).trim().regex(storable, other)

export const promoCodeStates = ['coming', 'active', 'expired', 'ended'] as const

export const promoCode = z.object({
  id: z.number().int(),
  /** In upper case. */
  code: z.string(),
  /** `ended`: somebody ended it; `expired`: its time is over. */
  state: z.enum(promoCodeStates),
  weeks: z.number().int(),
  /** The only plan that it is for; null: any. */
  plan: z.object({ id: z.number().int(), title: z.string() }).nullable(),
  /** Null: since it was made. */
  starts_at: instant.nullable(),
  /** Null: it does not expire. */
  expires_at: instant.nullable(),
  ended_at: instant.nullable(),
  redemptions: z.number().int(),
})

/** The promo codes. */
export const studioPromoCodeRoutes = defineRoutes({
  'GET /studio/promo-codes': {
    auth: 'staff',
    tag: 'studio',
    summary: 'List the promo codes with their redemptions, the newest first',
    query: z.object({
      state: z.enum(promoCodeStates, other).optional(),
      /** The id of the last code of the page before. */
      after: z.coerce.number(other).pipe(whole).optional(),
    }),
    response: z.object({
      promo_codes: z.array(promoCode),
      /** The id to send as `after` for the next page; null on the last one. */
      next: z.number().int().nullable(),
    }),
  },
  'POST /studio/make-promo-code': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Make a promo code, which gives weeks of a plan at no charge',
    body: z.object({
      /** In any case. The rules of its fields are those of `promo-codes.rules.ts`. */
      code,
      weeks: z.number(other),
      plan_id: whole.nullable(),
      starts_at: moment.nullable(),
      expires_at: moment.nullable(),
    }),
    response: promoCode,
    refusals: ['not-found', 'coupon-exists'],
  },
  'POST /studio/end-promo-code': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Let nobody redeem a promo code any more; what was bought with it goes on',
    body: z.object({ code }),
    response: promoCode,
    refusals: ['coupon-unknown', 'coupon-expired'],
  },
})
