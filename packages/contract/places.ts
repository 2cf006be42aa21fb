import { z } from 'zod'
import { defineRoutes } from './route.ts'
import { storable } from './storable.ts'

/** A place, in results of the city search and in requests. */
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

export const placeRoutes = defineRoutes({
  'GET /places': {
    auth: 'public',
    tag: 'places',
    summary: 'Search cities: at most eight, best first',
    query: z.object({ q: z.string().max(200).default('') }),
    response: z.object({ places: z.array(place) }),
  },
})
