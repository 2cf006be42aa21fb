import { z } from 'zod'
import { instant } from './dates.ts'
import { isHttpsAddress } from './links.rules.ts'
import { defineRoutes } from './route.ts'
import { storable } from './storable.ts'

const other = 'validation.other'
const seen = z.string(other).max(2000, other).regex(storable, other).nullable()

const live = z.object({
  /** The address to which everybody's Live button leads; null while there is no stream. */
  url: z.string().nullable(),
  /** Null where it was never switched. */
  switched: z
    .object({
      at: instant,
      /** The email of the member of staff, or the name that the operator of a command gave. */
      who: z.string(),
    })
    .nullable(),
})

/** The live stream. */
export const studioLiveRoutes = defineRoutes({
  'GET /studio/live': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Show what readers see of the live stream, and who switched it when',
    response: live,
  },
  'POST /studio/live-on': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Say that a stream is on at an https address; open dashboards show it within seconds',
    body: z.object({
      url: z
        .string(other)
        .trim()
        .max(2000, 'studio.live.address-wrong')
        .refine(isHttpsAddress, 'studio.live.address-wrong'),
      /** The address that the caller saw. */
      seen_url: seen,
    }),
    response: live,
    refusals: ['changed-meanwhile'],
  },
  'POST /studio/live-off': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Say that no stream is on',
    body: z.object({ seen_url: seen }),
    response: live,
    refusals: ['changed-meanwhile'],
  },
})
