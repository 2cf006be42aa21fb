import { z } from 'zod'

/** A local civil birth moment, `YYYY-MM-DD HH:mm:00`: the clock on the wall at the place of birth. */
export const localDateTime = z
  .string('validation.birth-moment')
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/, 'validation.birth-moment')

/** A period's first day, `YYYY-MM-DD`. */
export const day = z.iso.date()
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()
