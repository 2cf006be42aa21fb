import { z } from 'zod'
import { purchaseRefusals, catalogueId, orderFields } from './billing.ts'
import { day, instant } from './dates.ts'
import { languageId } from './languages.ts'
import { part, readerTimeZone } from './horoscopes.ts'
import { sign } from './charts.ts'
import { defineRoutes } from './route.ts'

/** `web` means bought on a mobile card page. It does not affect the purchase. */
const boughtOn = z.string().max(40).nullish()

const oneOffAnswer = z.object({
  msg: z.string(),
  type: z.enum(['succeeded', 'require_3d']),
  /** With `require_3d`: the secret with which the browser confirms the payment at the provider. */
  client_secret: z.string().nullable(),
  userOneOffPurchaseId: z.uuid(),
})
export type OneOffAnswer = z.output<typeof oneOffAnswer>

const lifeEventAnswer = z.object({
  payment_type: z.enum(['succeeded', 'secure']),
  /** With `secure`: the secret with which the browser confirms the payment at the provider. */
  client_secret: z.string().nullable(),
  userLifeEventId: z.uuid(),
  msg: z.string(),
})
export type LifeEventAnswer = z.output<typeof lifeEventAnswer>

/** Unique ids of parts. */
const chosenParts = z
  .array(catalogueId, 'validation.life-events')
  .min(1, 'validation.life-events')
  .max(100, 'validation.life-events')
  .transform((ids) => [...new Set(ids)].toSorted((one, other) => one - other))

const namedSign = sign.pick({ id: true, key: true }).extend({
  translations: z.array(sign.shape.translations.element.pick({ language_id: true, name: true })),
})

/** A life-event section that the user has bought, with its text, of any sign and year. */
export const userLifeEvent = part.extend({
  /** The id of the section's yearly period. */
  horoscope_data_id: z.number().int(),
  /** That period's first day. */
  date: day,
  horoscope: namedSign,
  created_at: instant,
})
export type UserLifeEvent = z.output<typeof userLifeEvent>

const purchaseId = z.string('validation.other').max(100, 'validation.other')

export const horoscopePurchaseRoutes = defineRoutes({
  'POST /payment-plan/one-off-horoscope-purchase': {
    auth: 'user',
    forPurchase: true,
    tag: 'horoscopes',
    summary: 'Buy one week, month or year of one sign, permanently',
    body: orderFields.extend({
      /** The plan that sells periods of this type. The server determines the price. */
      payment_plan_id: catalogueId,
      /** The period's id. */
      horoscope_data_id: catalogueId,
      /** The sign's id; if present, it must be that of the period. */
      horoscope_id: catalogueId.nullish(),
      /** Ignored: the period determines its type. */
      type: z.unknown().optional(),
      payment_type: boughtOn,
    }),
    response: oneOffAnswer,
    refusals: [...purchaseRefusals, 'already-owned', 'paid-back', 'horoscope-not-found'],
  },
  'POST /payment-plan/complete-one-off-purchase': {
    auth: 'user',
    forPurchase: true,
    tag: 'horoscopes',
    summary: 'Complete a purchase after 3-D Secure, if the provider reports it as paid',
    body: z.object({ userOneOffPurchaseId: purchaseId }),
    response: oneOffAnswer,
    refusals: ['not-found', 'paid-back', 'payment-incomplete', 'payment-unavailable'],
  },
  'POST /payment-plan/buy-life-event': {
    auth: 'user',
    forPurchase: true,
    tag: 'horoscopes',
    summary: 'Buy life-event sections of yearly periods, permanently',
    body: orderFields.extend({ horoscopeDataParts: chosenParts, payment_type: boughtOn }),
    response: lifeEventAnswer,
    refusals: [...purchaseRefusals, 'already-owned', 'paid-back'],
  },
  'POST /payment-plan/authorize-life-event-purchase': {
    auth: 'user',
    forPurchase: true,
    tag: 'horoscopes',
    summary: 'Complete a purchase after 3-D Secure, if the provider reports it as paid',
    body: z.object({
      userLifeEventId: purchaseId,
      /** Ignored: the payment is looked up at the provider. */
      client_secret: z.unknown().optional(),
    }),
    response: lifeEventAnswer,
    refusals: ['not-found', 'paid-back', 'payment-incomplete', 'payment-unavailable'],
  },
  'GET /payment-plan/one-off-offer/:horoscope_data_id': {
    auth: 'user',
    forPurchase: true,
    tag: 'horoscopes',
    summary: 'Describe a period, with its price and whether the user may read it already',
    params: z.object({ horoscope_data_id: z.string().max(20) }),
    response: z.object({
      horoscope: namedSign.extend({ mediaUrl: z.string() }),
      period: z.object({ id: z.number().int(), type: z.string(), date: day }),
      /** The period in one line, as on receipts. */
      translations: z.array(z.object({ language_id: languageId, description: z.string() })),
      /** null if no plan sells it; the price is in pounds. */
      plan: z.object({ payment_plan_id: z.number().int(), one_off_price: z.number() }).nullable(),
      is_owned: z.boolean(),
    }),
    refusals: ['horoscope-not-found'],
  },
  'GET /payment-plan/life-event-offer': {
    auth: 'user',
    forPurchase: true,
    tag: 'horoscopes',
    summary:
      'Describe life-event sections, with their prices and which of them the user may read already',
    query: z.object({
      /** Ids of parts, separated by commas. */
      ids: z
        .string()
        .max(1200)
        .regex(/^\d{1,10}(,\d{1,10}){0,99}$/, 'validation.life-events'),
    }),
    response: z.object({
      sections: z.array(
        part.pick({ id: true, current_price: true, user_has_access: true }).extend({
          date: day,
          horoscope: namedSign,
          translations: z.array(z.object({ language_id: languageId, name: z.string() })),
        }),
      ),
    }),
    refusals: ['horoscope-not-found'],
  },
  'GET /user-life-event': {
    auth: 'user',
    tag: 'horoscopes',
    summary: 'List the life-event sections that the user has bought, the newest purchase first',
    query: readerTimeZone,
    response: z.object({ userLifeEvents: z.array(userLifeEvent) }),
  },
})
