import { z } from 'zod'
import { localDateTime } from './dates.ts'
import { languageId } from './languages.ts'
import { place } from './places.ts'
import { signKey } from './signs.ts'
import { defineRoutes } from './route.ts'

/** How the sign was found and how sure it is (docs/product/decisions.md section 1). */
export const sky = z.object({
  zodiac: z.enum(['sidereal', 'tropical']),
  ayanamsa_degrees: z.number(),
  longitude_degrees: z.number(),
  degrees_in_sign: z.number(),
  nakshatra: z.string(),
  pada: z.number().int().min(1).max(4),
  utc: z.iso.datetime(),
  utc_offset: z.string(),
  time_zone: z.string(),
  certain: z.boolean(),
  other_sign: signKey.nullable(),
  changes_at: z.string().nullable(),
})
export type Sky = z.output<typeof sky>

const signTranslation = z.object({
  language_id: languageId,
  name: z.string(),
  short_description: z.string(),
  description_preview: z.string(),
})

/** A sign as every page shows it. */
export const sign = z.object({
  id: z.number().int(),
  key: signKey,
  translations: z.array(signTranslation),
  mediaUrl: z.string(),
  iconUrl: z.string(),
})
export type Sign = z.output<typeof sign>

export const generatedHoroscope = sign.extend({ sky })
export type GeneratedHoroscope = z.output<typeof generatedHoroscope>

/** The Moon at a moment, and its picture among the stars that stood around it. */
export const birthSky = z.object({
  sign: signKey,
  degrees_in_sign: z.number(),
  nakshatra: z.string(),
  /** Of the disc as seen from the Earth. */
  illuminated_percent: z.number().int().min(0).max(100),
  /** From new to full. */
  waxing: z.boolean(),
  mediaUrl: z.string(),
})
export type BirthSky = z.output<typeof birthSky>

/** The years that a birth may lie in, and a little more. */
const skyMoment = z.iso
  .datetime('validation.birth-moment')
  .refine((utc) => utc >= '1899' && utc < '2101', 'validation.birth-moment')

const birth = z.object({ date_of_birth: localDateTime, place_of_birth: place })

/** What a birth may be refused for, beside being no birth at all. */
export const birthRefusals = ['birth-in-future', 'birth-too-early', 'birth-moment-invalid'] as const

export const chartRoutes = defineRoutes({
  'POST /moonsign-lookup': {
    auth: 'public',
    tag: 'charts',
    limit: 'lookup',
    summary: 'The sign the Moon stood in at a birth',
    body: birth,
    response: z.object({ moonsign: generatedHoroscope }),
    refusals: birthRefusals,
  },
  'POST /rising-sign-lookup': {
    auth: 'public',
    tag: 'charts',
    limit: 'lookup',
    summary: 'The sign that rose at a birth',
    body: birth,
    response: z.object({ risingSign: generatedHoroscope }),
    refusals: birthRefusals,
  },
  'POST /birth-sky': {
    auth: 'public',
    tag: 'charts',
    limit: 'lookup',
    summary: 'The Moon at the moment that a lookup found, with its picture among the stars',
    body: z.object({ utc: skyMoment }),
    response: z.object({ birthSky }),
  },
})
