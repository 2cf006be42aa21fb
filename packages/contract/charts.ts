import { z } from 'zod'
import { truthy } from './booleans.ts'
import { instant, localDateTime } from './dates.ts'
import { languageId } from './languages.ts'
import { place } from './places.ts'
import { signKey } from './signs.ts'
import { defineRoutes } from './route.ts'

/** How the sign was computed and how certain it is (docs/product/decisions.md section 1). */
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
  /** False where 10 minutes, or any other time of the day of an unknown time, could change the sign. */
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

/** A sign of the zodiac with its texts and pictures. */
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

/** The Moon at an instant, and its picture among the stars around it. */
export const birthSky = z.object({
  sign: signKey,
  degrees_in_sign: z.number(),
  nakshatra: z.string(),
  /** The illuminated part of the disc, as seen from the Earth. */
  illuminated_percent: z.number().int().min(0).max(100),
  /** True between new and full Moon. */
  waxing: z.boolean(),
  mediaUrl: z.string(),
})
export type BirthSky = z.output<typeof birthSky>

/** The Moon of the hour that has begun. */
const tonight = birthSky.extend({ at: instant })
export type Tonight = z.output<typeof tonight>
/** The eastern horizon of a place at an instant, with its picture. */
export const risingSky = z.object({
  sign: signKey,
  degrees_in_sign: z.number(),
  /** Where the ascendant is on the horizon, from north through east. */
  azimuth_degrees: z.number().int().min(0).max(360),
  mediaUrl: z.string(),
})
export type RisingSky = z.output<typeof risingSky>

/** A point in one zodiac, and whether its sign is that of every possible time of the birth. */
const pointInSign = sky.pick({ degrees_in_sign: true, certain: true, other_sign: true }).extend({
  sign: signKey,
})
const inBothZodiacs = z.object({ sidereal: pointInSign, tropical: pointInSign })

/** Sun and Moon of a birth by the stars and by the equinox, with the ayanamsa between them. */
export const twoZodiacs = sky
  .pick({ utc: true, utc_offset: true, time_zone: true, ayanamsa_degrees: true })
  .extend({ moon: inBothZodiacs, sun: inBothZodiacs })
export type TwoZodiacs = z.output<typeof twoZodiacs>

/** An instant in the possible years of birth, with some margin. */
const skyInstant = z.iso
  .datetime('validation.birth-moment')
  .refine((utc) => utc >= '1899' && utc < '2101', 'validation.birth-moment')

/**
 * Whether the time of a birth is assumed, such as noon: the certainty of the sign is then that of the whole local day.
 * Absent means that the time is known.
 */
export const timeUnknown = truthy.optional()

const birth = z.object({
  date_of_birth: localDateTime,
  place_of_birth: place,
  time_unknown: timeUnknown,
})

/** The refusals of a well-formed birth. */
export const birthRefusals = ['birth-in-future', 'birth-too-early', 'birth-moment-invalid'] as const

export const chartRoutes = defineRoutes({
  'POST /moonsign-lookup': {
    auth: 'public',
    tag: 'charts',
    limit: 'lookup',
    summary: 'Compute the sign that the Moon was in at a birth',
    body: birth,
    response: z.object({ moonsign: generatedHoroscope, birthSky }),
    refusals: birthRefusals,
  },
  'POST /rising-sign-lookup': {
    auth: 'public',
    tag: 'charts',
    limit: 'lookup',
    summary: 'Compute the rising sign of a birth',
    body: birth,
    response: z.object({ risingSign: generatedHoroscope }),
    refusals: birthRefusals,
  },
  'POST /two-zodiacs': {
    auth: 'public',
    tag: 'charts',
    limit: 'lookup',
    summary: 'Compute the signs of Sun and Moon at a birth in the sidereal and the tropical zodiac',
    body: birth,
    response: z.object({ twoZodiacs }),
    refusals: birthRefusals,
  },
  'POST /birth-sky': {
    auth: 'public',
    tag: 'charts',
    limit: 'lookup',
    summary: 'Describe the Moon at the instant of a lookup, with its picture among the stars',
    body: z.object({ utc: skyInstant }),
    response: z.object({ birthSky }),
  },
  'GET /tonight': {
    auth: 'public',
    tag: 'charts',
    summary: 'Describe the Moon of the current hour, with its picture among the stars',
    response: z.object({ tonight }),
  },
  'POST /rising-sky': {
    auth: 'public',
    tag: 'charts',
    limit: 'lookup',
    summary: 'Describe the eastern horizon at the instant and place of a lookup, with its picture',
    body: z.object({ utc: skyInstant, place_of_birth: place }),
    response: z.object({ risingSky }),
  },
})
