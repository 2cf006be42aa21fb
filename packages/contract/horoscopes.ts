import { z } from 'zod'
import { generatedHoroscope, sign } from './charts.ts'
import { day } from './dates.ts'
import { languageId } from './languages.ts'
import { defineRoutes } from './route.ts'
import { signKey } from './signs.ts'
import { timeZoneName } from './time-zones.ts'

export const grahaNames = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const

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
      /** Where an editor's text stands in place of the almanac's. */
      is_edited: z.literal(true).optional(),
    }),
  ),
  /** Of a section of a year: how long reading it takes, whether or not its text is open. */
  reading_time: z
    .array(z.object({ language_id: languageId, minutes: z.number().int() }))
    .optional(),
})
export type Part = z.output<typeof part>

/** An event in the sky during a period, with its exact time. */
export const skyEvent = z.object({
  at: z.iso.datetime(),
  translations: z.array(z.object({ language_id: languageId, text: z.string() })),
})

/** A day of a week: the Moon at its sunrise, and one word for the day of the sign. */
const moonDay = z.object({
  date: day,
  moon: z.object({
    sign: signKey,
    /** Degrees from the Sun: 0 new, 90 first quarter, 180 full, 270 last quarter. */
    elongation: z.number().min(0).max(360),
  }),
  translations: z.array(z.object({ language_id: languageId, word: z.string() })),
})
export type MoonDay = z.output<typeof moonDay>

/** A mark of the wheel of a year; turnings are in its list alone. */
const wheelMark = skyEvent.extend({
  kind: z.enum(['ingress', 'station', 'eclipse']),
  /** The one that moves, turns or is eclipsed. */
  graha: z.enum(grahaNames),
})
export type WheelMark = z.output<typeof wheelMark>

export const yearWheel = z.object({
  marks: z.array(wheelMark),
  /** Successive weeks in which most grahas are at ease, seen from the sign. */
  good_weeks: z.array(
    z.object({
      from: day,
      to: day,
      translations: z.array(z.object({ language_id: languageId, text: z.string() })),
    }),
  ),
})
export type YearWheel = z.output<typeof yearWheel>

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
      /** Where the description, or while there is none the preview, is an editor's. */
      is_edited: z.literal(true).optional(),
      /** The period in three sentences without markup. Absent where the text is locked, and in old periods that have none. */
      in_short: z.array(z.string()).optional(),
      video_link: z.string().nullable().optional(),
      video_link_preview: z.string().nullable(),
    }),
  ),
  sky_events: z.array(skyEvent),
  /** The seven days of a week, which everybody may see; empty for months and years. */
  days: z.array(moonDay),
  /** Of the years of one sign's page. */
  wheel: yearWheel.optional(),
  /**
   * Where texts were not asked for: open texts are then empty, and previews, sky events, days and the texts of parts are left out;
   * sections of a year keep their names.
   */
  is_outline: z.literal(true).optional(),
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

/**
 * The first day of the period that is sent whole; `current`, as everything that is no period's first day, stands for the newest.
 * The other periods are then outlines.
 */
const textsOf = z.string().max(10)

/** Whether a reading was true for its reader. */
export const feedbackAnswer = z.enum(['yes', 'partly', 'no'])
export type FeedbackAnswer = z.output<typeof feedbackAnswer>

/** Ids of periods are 32-bit integers in the database. */
const largestId = 2_147_483_647

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
      /** `1`: outlines alone, so that nothing counts as read. */
      overview: z.string().max(5).optional(),
    }),
    response: z.object({ activeHoroscopes }),
  },
  'GET /horoscope/user-new-single-horoscope/:timePeriod/:horoscopeSign': {
    auth: 'user',
    tag: 'horoscopes',
    summary: 'Get the periods of one sign and type, with the texts that the user may read',
    params: periodAndSign,
    query: readerTimeZone.extend({ texts_of: textsOf.optional() }),
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
  'GET /user/reading-feedback/:horoscope_data_id': {
    auth: 'user',
    tag: 'horoscopes',
    summary: 'Get whether the user has said that a reading was true; null without an answer',
    params: z.object({ horoscope_data_id: z.string().regex(/^\d{1,9}$/) }),
    response: z.object({ answer: feedbackAnswer.nullable() }),
  },
  'POST /user/save-reading-feedback': {
    auth: 'user',
    tag: 'horoscopes',
    summary: 'Say whether a reading was true, in the place of an earlier answer',
    body: z.object({
      horoscope_data_id: z.number().int().min(1).max(largestId),
      answer: feedbackAnswer,
    }),
    response: z.object({ answer: feedbackAnswer }),
    refusals: ['horoscope-not-found'],
  },
})
