import { z } from 'zod'
import { languageId } from './languages.ts'
import { defineRoutes } from './route.ts'
import { price, seenPence } from './prices.ts'
import { billingIntervals, tiers } from './tiers.rules.ts'

const other = 'validation.other'
const planId = z.number(other).int(other).positive(other)

export const studioPlan = z.object({
  id: planId,
  title: z.string(),
  translations: z.array(z.object({ language_id: languageId, title: z.string() })),
  tier: z.enum(tiers),
  billing_interval: z.enum(billingIntervals),
  amount_pence: z.number().int(),
  /** False while it is hidden: nobody can buy it, and its subscriptions go on. */
  is_offered: z.boolean(),
  /** Billed subscriptions of it that renew; a combo is one for each of its signs. */
  subscriptions: z.number().int(),
  /** Of these, those that still renew at another price. */
  at_other_price: z.number().int(),
})
const plans = z.object({ plans: z.array(studioPlan) })

/** Plans and their prices. */
export const studioPlanRoutes = defineRoutes({
  'GET /studio/plans': {
    auth: 'staff',
    tag: 'studio',
    summary: 'List the plans with their prices and subscriptions',
    response: plans,
  },
  'POST /studio/preview-plan-price': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Show whom a new price would touch; changes nothing',
    body: z.object({ plan_id: planId, amount_pence: price }),
    response: z.object({
      amount_pence: z.number().int(),
      new_amount_pence: z.number().int(),
      /** How many are told by email; a combo is one. */
      told: z.number().int(),
      /** No renewal before this instant is at the new price. */
      renewals_from: z.iso.datetime(),
      /** The days in UTC on which these renew next, the first ones, and how many on each. */
      next_renewals: z.array(z.object({ day: z.iso.date(), renewals: z.number().int() })),
    }),
    refusals: ['not-found'],
  },
  'POST /studio/change-plan-price': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Change the price of a plan: at once for who buys, and 30 days after they were told by email for subscriptions that renew',
    body: z.object({ plan_id: planId, amount_pence: price, seen_pence: seenPence }),
    response: plans,
    refusals: ['not-found', 'changed-meanwhile'],
  },
  'POST /studio/offer-plan': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Offer a plan, or hide it from who buys; the last one that is offered stays',
    body: z.object({ plan_id: planId, is_offered: z.boolean(other) }),
    response: plans,
    refusals: ['not-found', 'last-plan'],
  },
})
