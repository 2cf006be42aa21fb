import { z } from 'zod'
import { maximumPence, minimumPence } from './price.rules.ts'

const other = 'validation.other'

/** A price that its author saw. */
export const seenPence = z.number(other).int(other)
/** A price that can be charged. */
export const price = seenPence.min(minimumPence, other).max(maximumPence, other)
