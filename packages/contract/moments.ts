import { z } from 'zod'

/** An instant that staff typed: PostgreSQL and the input of the browser have dates of these years. */
export const moment = z.iso
  .datetime('validation.other')
  .refine((at) => at >= '2000' && at < '2200', 'validation.other')
