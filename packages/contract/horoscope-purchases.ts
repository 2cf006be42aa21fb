import { z } from 'zod'
import { answersOfBuying, catalogueId, orderFields } from './billing.ts'
import { day, instant } from './common.ts'
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

/** A life-event section that its reader has bought, with its text, whatever its sign and year. */
export const userLifeEvent = part.extend({
  /** The yearly period that it is a section of. */
  horoscope_data_id: z.number().int(),
  /** That period's first day. */
  date: day,
  horoscope: sign.pick({ id: true, key: true }).extend({
    translations: z.array(sign.shape.translations.element.pick({ language_id: true, name: true })),
  }),
  created_at: instant,
})
export type UserLifeEvent = z.output<typeof userLifeEvent>

const purchaseId = z.string('validation.other').max(100, 'validation.other')

export const horoscopePurchaseRoutes = defineRoutes({
  'POST /payment-plan/one-off-horoscope-purchase': {
    auth: 'user',
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
    refusals: [...answersOfBuying, 'already-owned', 'horoscope-not-found'],
  },
  'POST /payment-plan/complete-one-off-purchase': {
    auth: 'user',
    tag: 'horoscopes',
    summary: 'After 3-D Secure: opens the period where the provider reports it as paid',
    body: z.object({ userOneOffPurchaseId: purchaseId }),
    response: oneOffAnswer,
    refusals: ['not-found', 'payment-incomplete', 'payment-unavailable'],
  },
  'POST /payment-plan/buy-life-event': {
    auth: 'user',
    tag: 'horoscopes',
    summary: 'Buys life-event sections of yearly periods, for good',
    body: orderFields.extend({ horoscopeDataParts: chosenParts, payment_type: boughtOn }),
    response: lifeEventAnswer,
    refusals: [...answersOfBuying, 'already-owned'],
  },
  'POST /payment-plan/authorize-life-event-purchase': {
    auth: 'user',
    tag: 'horoscopes',
    summary: 'After 3-D Secure: opens the sections where the provider reports them as paid',
    body: z.object({
      userLifeEventId: purchaseId,
      /** Not looked at: the provider is asked. */
      client_secret: z.unknown().optional(),
    }),
    response: lifeEventAnswer,
    refusals: ['not-found', 'payment-incomplete', 'payment-unavailable'],
  },
  'GET /user-life-event': {
    auth: 'user',
    tag: 'horoscopes',
    summary: 'The life-event sections that the user has bought, the newest purchase first',
    response: z.object({ userLifeEvents: z.array(userLifeEvent) }),
  },
})
