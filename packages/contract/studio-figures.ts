import { z } from 'zod'
import { instant } from './dates.ts'
import { defineRoutes } from './route.ts'

const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'validation.other')
const count = z.number().int()
/** Between 0 and 1, or more than 1; null where there is nothing to have a share of. */
const share = z.number().nullable()

const sales = z.object({
  payments: count,
  gross_pence: count,
  /** Of these payments, whenever it was refunded. */
  refunded_pence: count,
  /** Of these payments: what banks took back in disputes. */
  lost_pence: count,
  net_pence: count,
  /** In what is left; null where none is due. Rounded for each kind and country of a month. */
  vat_pence: count.nullable(),
})

/** The figures of a month, by the formulas of `figures.rules.ts`. Parts that were not counted yet are null. */
const monthFigures = z.object({
  month,
  /** At its end, or now in the month that still runs; net of VAT. */
  mrr: z
    .object({
      /** A combo is one. */
      subscriptions: count,
      week_pence: count,
      month_pence: count,
      year_pence: count,
      total_pence: count,
    })
    .nullable(),
  churn: z
    .object({
      active_at_start: count,
      chosen: count,
      failed: count,
      chosen_share: share,
      failed_share: share,
    })
    .nullable(),
  /** `is_final`: later events cannot change it any more. */
  trials: z.object({ begun: count, converted: count, share, is_final: z.boolean() }).nullable(),
  renewals: z.object({ failed: count, recovered: count, share, is_final: z.boolean() }).nullable(),
  sales: sales.extend({ kinds: z.array(sales.extend({ kind: z.string() })) }).nullable(),
  visits: z
    .object({
      lookups: count,
      sign_ups_after_lookup: count,
      other_sign_ups: count,
      share,
    })
    .nullable(),
})

export const studioFigures = z.object({
  /** Twelve, the newest last. */
  months: z.array(monthFigures),
  /** Sales of these months, the most first; `country` by ISO 3166-1, null for cards whose country is unknown. */
  countries: z.array(sales.extend({ country: z.string().nullable() })),
  /** The month that runs now, and the first one with anything to count. */
  current_month: month,
  first_month: month,
  /** When the month that runs was counted last; null before the first time. */
  counted_at: instant.nullable(),
})

const query = z.object({
  /** The last of the months; the one that runs now by default. */
  month: month.optional(),
})

/** Figures of the business: no names, no ids of customers. */
export const studioFigureRoutes = defineRoutes({
  'GET /studio/figures': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Show recurring revenue, churn, conversion, recovery, sales and visits of twelve months',
    query,
    response: studioFigures,
  },
  'GET /studio/figures.csv': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Download the same figures as CSV, one number a line, sales by kind and country',
    query,
    response: z.string(),
  },
})
