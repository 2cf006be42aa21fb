import { z } from 'zod'
import { generatedHoroscope, sign } from './charts.ts'
import { day } from './dates.ts'
import { languageId } from './languages.ts'
import { defineRoutes } from './route.ts'
import { signKey } from './signs.ts'
import { timeZoneName } from './time-zones.ts'

/** A chapter of a week or a month, or a life-event section of a year. Locked text is absent, not empty. */
export const part = z.object({
  id: z.number().int(),
  current_price: z.number(),
  user_has_access: z.boolean(),
  translations: z.array(
    z.object({
      language_id: languageId,
      name: z.string(),
      short_description: z.string(),
      description: z.string().optional(),
      video_link: z.string().nullable().optional(),
    }),
  ),
})
export type Part = z.output<typeof part>

/** An event in the sky during a period, with its exact time. */
export const skyEvent = z.object({
  at: z.iso.datetime(),
  translations: z.array(z.object({ language_id: languageId, text: z.string() })),
})

export const period = z.object({
  id: z.number().int(),
  date: day,
  type: z.enum(['1', '2', '3']),
  parts: z.array(part),
  translations: z.array(
    z.object({
      language_id: languageId,
      name: z.string(),
      description: z.string().optional(),
      description_preview: z.string(),
      video_link: z.string().nullable().optional(),
      video_link_preview: z.string().nullable(),
    }),
  ),
  sky_events: z.array(skyEvent),
})
export type Period = z.output<typeof period>

export const horoscopePaymentPlan = z.object({
  payment_plan_id: z.number().int(),
  one_off_price: z.number(),
  ios_product_id: z.string(),
})

export const horoscope = sign.extend({
  /** 1 weekly, 2 monthly, 3 yearly; both names carry the same value. */
  type: z.number().int(),
  cycle: z.number().int(),
  horoscopePaymentPlans: z.array(horoscopePaymentPlan),
})
export type Horoscope = z.output<typeof horoscope>

export const singleHoroscope = horoscope.extend({
  is_user_subscribed: z.boolean(),
  has_one_off_purchase: z.boolean(),
  free_trial_days_left: z.number().int(),
  free_trial_gold_days_left: z.number().int(),
  free_trial_coupon_days_left: z.number().int(),
  horoscopeData: z.array(period),
  current_period: z.object({ cycle: z.number().int(), from: day, to: day }),
  date: day,
})
export type SingleHoroscope = z.output<typeof singleHoroscope>

const entry = z.object({ horoscope: singleHoroscope })
export const activeHoroscopes = z.object({
  Weekly: z.array(entry),
  Monthly: z.array(entry),
  Yearly: z.array(entry),
})
export type ActiveHoroscopes = z.output<typeof activeHoroscopes>

/** The chapter of the current week that everybody may read in full: of another sign each week. */
const openChapter = z.object({
  key: signKey,
  date: day,
  id: z.number().int(),
  translations: z.array(
    z.object({
      language_id: languageId,
      name: z.string(),
      short_description: z.string(),
      description: z.string(),
      /** The title of the sign's week. */
      week: z.string(),
    }),
  ),
})
export type OpenChapter = z.output<typeof openChapter>

/** Any text, because an unknown period or sign is a 404 with its own code, not a 422. */
const periodAndSign = z.object({
  timePeriod: z.string().max(40),
  horoscopeSign: z.string().max(40),
})

/** The reader's time zone, in which the dates of texts are written; else that of each text's language. */
export const readerTimeZone = z.object({ time_zone: timeZoneName.optional() })

export const horoscopeRoutes = defineRoutes({
  'GET /horoscope': {
    auth: 'public',
    tag: 'horoscopes',
    summary: 'List the twelve signs',
    response: z.object({ horoscopes: z.array(horoscope) }),
  },
  'GET /horoscope/open-chapter': {
    auth: 'public',
    tag: 'horoscopes',
    summary: 'Get the chapter of this week that everybody may read in full',
    response: z.object({ chapter: openChapter }),
    refusals: ['horoscope-not-found'],
  },
  'GET /horoscope/find-user-horoscope': {
    auth: 'user',
    tag: 'horoscopes',
    summary: "Get the user's generated moonsign",
    response: z.object({ horoscope: generatedHoroscope }),
    refusals: ['horoscope-not-found'],
  },
  'GET /horoscope/user-horoscopes': {
    auth: 'user',
    tag: 'horoscopes',
    summary: 'List what the user may read, by type of period',
    query: readerTimeZone.extend({
      refresh: z.string().max(5).optional(),
      previous: z.string().max(5).optional(),
      /** `1`: without the paid texts, which are then empty, so that nothing counts as read. */
      overview: z.string().max(5).optional(),
    }),
    response: z.object({ activeHoroscopes }),
  },
  'GET /horoscope/user-new-single-horoscope/:timePeriod/:horoscopeSign': {
    auth: 'user',
    tag: 'horoscopes',
    summary: 'Get the periods of one sign and type, with the texts that the user may read',
    params: periodAndSign,
    query: readerTimeZone,
    response: z.object({ horoscope: singleHoroscope }),
    refusals: ['horoscope-not-found'],
  },
  'GET /horoscope/new-single-horoscope/:timePeriod/:horoscopeSign': {
    auth: 'public',
    tag: 'horoscopes',
    summary: 'Get the periods of one sign and type, with the texts that everyone may read',
    params: periodAndSign,
    query: readerTimeZone,
    response: z.object({ horoscope: singleHoroscope }),
    refusals: ['horoscope-not-found'],
  },
})
