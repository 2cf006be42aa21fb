import { z } from 'zod'

/** An answer that carries a sentence for its reader, in the language of the request. */
export const withMessage = z.object({ msg: z.string() })
