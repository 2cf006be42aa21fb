import { z } from 'zod'
import { storable } from './storable.ts'

/** A local civil birth moment, `YYYY-MM-DD HH:mm:00`: the clock on the wall at the place of birth. */
export const localDateTime = z
  .string('validation.birth-moment')
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/, 'validation.birth-moment')

/** A place as the city search gives it and as it is sent back. */
export const place = z.object(
  {
    formatted_address: z
      .string('validation.birth-place')
      .trim()
      .min(1, 'validation.birth-place')
      .max(300, 'validation.birth-place')
      .regex(storable, 'validation.birth-place'),
    geometry: z.object({
      location: z.object({
        lat: z
          .number('validation.birth-place')
          .min(-90, 'validation.latitude')
          .max(90, 'validation.latitude'),
        lng: z
          .number('validation.birth-place')
          .min(-180, 'validation.longitude')
          .max(180, 'validation.longitude'),
      }),
    }),
  },
  'validation.birth-place',
)
export type PlaceOfBirth = z.output<typeof place>

/** A period's first day, `YYYY-MM-DD`. */
export const day = z.iso.date()
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()
export const languageId = z.number().int().positive()
export const said = z.object({ msg: z.string() })

export const signKey = z.enum([
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
])
export type SignKey = z.output<typeof signKey>

/** Booleans of a request may come as `true`, `1` or `"1"` (decisions.md section 2). */
export const truthy = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')
