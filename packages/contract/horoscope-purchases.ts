import { z } from 'zod'
import { answersOfBuying, catalogueId, orderFields } from './billing.ts'
import { day, instant } from './dates.ts'
import { languageId } from './languages.ts'
import { part } from './horoscopes.ts'
import { sign } from './charts.ts'
import { defineRoutes } from './route.ts'

/** `web` says that it was bought on a mobile card page. It changes nothing of the purchase. */
const boughtOn = z.string().max(40).nullish()

const oneOffAnswer = z.object({
  msg: z.string(),
  type: z.enum(['succeeded', 'require_3d']),
  /** With `require_3d`: what the browser reads and confirms the payment with at the provider. */
  client_secret: z.string().nullable(),
  userOneOffPurchaseId: z.uuid(),
})
export type OneOffAnswer = z.output<typeof oneOffAnswer>

const lifeEventAnswer = z.object({
  payment_type: z.enum(['succeeded', 'secure']),
  /** With `secure`: what the browser reads and confirms the payment with at the provider. */
  client_secret: z.string().nullable(),
  userLifeEventId: z.uuid(),
  msg: z.string(),
})
export type LifeEventAnswer = z.output<typeof lifeEventAnswer>

/** Ids of parts, once each. */
const chosenParts = z
  .array(catalogueId, 'validation.life-events')
  .min(1, 'validation.life-events')
  .max(100, 'validation.life-events')
  .transform((ids) => [...new Set(ids)].toSorted((one, other) => one - other))

const namedSign = sign.pick({ id: true, key: true }).extend({
  translations: z.array(sign.shape.translations.element.pick({ language_id: true, name: true })),
})

/** A life-event section that its reader has bought, with its text, whatever its sign and year. */
export const userLifeEvent = part.extend({
  /** The yearly period that it is a section of. */
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
    summary: 'Buys one week, month or year of one sign, for good',
    body: orderFields.extend({
      /** The plan by which periods of this type are sold. The price is ours. */
      payment_plan_id: catalogueId,
      /** The period's id. */
      horoscope_data_id: catalogueId,
      /** The sign's id; where it is given it is the period's. */
      horoscope_id: catalogueId.nullish(),
      /** Not looked at: a period has its own type. */
      type: z.unknown().optional(),
      payment_type: boughtOn,
    }),
    response: oneOffAnswer,
    refusals: [...answersOfBuying, 'already-owned', 'paid-back', 'horoscope-not-found'],
  },
  'POST /payment-plan/complete-one-off-purchase': {
    auth: 'user',
    forPurchase: true,
    tag: 'horoscopes',
    summary: 'After 3-D Secure: opens the period where the provider reports it as paid',
    body: z.object({ userOneOffPurchaseId: purchaseId }),
    response: oneOffAnswer,
    refusals: ['not-found', 'paid-back', 'payment-incomplete', 'payment-unavailable'],
  },
  'POST /payment-plan/buy-life-event': {
    auth: 'user',
    forPurchase: true,
    tag: 'horoscopes',
    summary: 'Buys life-event sections of yearly periods, for good',
    body: orderFields.extend({ horoscopeDataParts: chosenParts, payment_type: boughtOn }),
    response: lifeEventAnswer,
    refusals: [...answersOfBuying, 'already-owned', 'paid-back'],
  },
  'POST /payment-plan/authorize-life-event-purchase': {
    auth: 'user',
    forPurchase: true,
    tag: 'horoscopes',
    summary: 'After 3-D Secure: opens the sections where the provider reports them as paid',
    body: z.object({
      userLifeEventId: purchaseId,
      /** Not looked at: the provider is asked. */
      client_secret: z.unknown().optional(),
    }),
    response: lifeEventAnswer,
    refusals: ['not-found', 'paid-back', 'payment-incomplete', 'payment-unavailable'],
  },
  'GET /payment-plan/one-off-offer/:horoscope_data_id': {
    auth: 'user',
    forPurchase: true,
    tag: 'horoscopes',
    summary: 'What one period is, what it costs, and whether the user may read it already',
    params: z.object({ horoscope_data_id: z.string().max(20) }),
    response: z.object({
      horoscope: namedSign.extend({ mediaUrl: z.string() }),
      period: z.object({ id: z.number().int(), type: z.string(), date: day }),
      /** The period in a line, as receipts have it. */
      translations: z.array(z.object({ language_id: languageId, description: z.string() })),
      /** null where no plan sells it; the price is in pounds. */
      plan: z.object({ payment_plan_id: z.number().int(), one_off_price: z.number() }).nullable(),
      is_owned: z.boolean(),
    }),
    refusals: ['horoscope-not-found'],
  },
  'GET /payment-plan/life-event-offer': {
    auth: 'user',
    forPurchase: true,
    tag: 'horoscopes',
    summary: 'What life-event sections are, what they cost, and which the user may read already',
    query: z.object({
      /** Of parts, separated by commas. */
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
    summary: 'The life-event sections that the user has bought, the newest purchase first',
    response: z.object({ userLifeEvents: z.array(userLifeEvent) }),
  },
})
