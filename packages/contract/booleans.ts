import { z } from 'zod'

/** Booleans of a request may come as `true`, `1` or `"1"` (docs/product/decisions.md section 2). */
export const truthy = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')
