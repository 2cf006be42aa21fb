import { z } from 'zod'
import { languageId } from './languages.ts'
import { price } from './prices.ts'
import { readingPeriods } from './reading-periods.rules.ts'
import { defineRoutes } from './route.ts'

const other = 'validation.other'
const whole = z
  .number(other)
  .int(other)
  .positive(other)
  .max(2 ** 31 - 1, other)
const readingPeriod = z.enum(readingPeriods, other)
const amountPence = z.number().int()

const prices = z.object({
  /** Of a single week, month and year. */
  singles: z.array(
    z.object({
      reading_period: readingPeriod,
      amount_pence: amountPence,
      /** Sent with a change, which is refused if somebody else has changed the price since. */
      version: z.number().int(),
    }),
  ),
  /** Of the life-event sections of every sign and year. */
  sections: z.array(
    z.object({
      position: z.number().int(),
      translations: z.array(z.object({ language_id: languageId, name: z.string() })),
      /** 0: open to everyone. */
      amount_pence: amountPence,
      version: z.number().int(),
    }),
  ),
})

/** The prices of what is sold once. */
export const studioPriceRoutes = defineRoutes({
  'GET /studio/prices': {
    auth: 'staff',
    tag: 'studio',
    summary: 'List the prices of a single week, month and year and of the life-event sections',
    response: prices,
  },
  'POST /studio/change-single-price': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Change the price of a single week, month or year for new orders',
    body: z.object({ reading_period: readingPeriod, version: whole, amount_pence: price }),
    response: prices,
    refusals: ['not-found', 'changed-meanwhile'],
  },
  'POST /studio/change-section-price': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Change the price of a life-event section in every sign and year, or open it to everyone',
    body: z.object({
      position: whole,
      version: whole,
      amount_pence: z.union([z.literal(0), price], { error: other }),
    }),
    response: prices,
    refusals: ['not-found', 'changed-meanwhile'],
  },
})
