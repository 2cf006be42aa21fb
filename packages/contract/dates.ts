import { z } from 'zod'

/** The local date and time of a birth at its place, `YYYY-MM-DD HH:mm:00`. */
export const localDateTime = z
  .string('validation.birth-moment')
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/, 'validation.birth-moment')

/** A period's first day, `YYYY-MM-DD`. */
export const day = z.iso.date()
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()
