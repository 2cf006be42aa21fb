import { z } from 'zod'

/** A response with a sentence for the reader, in the language of the request. */
export const withMessage = z.object({ msg: z.string() })
