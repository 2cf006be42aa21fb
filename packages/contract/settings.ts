import { z } from 'zod'
import { instant } from './dates.ts'
import { defineRoutes } from './route.ts'

/** The seller, as the settings `TRADER_…` name it. */
const trader = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  company_number: z.string().nullable(),
  vat_number: z.string().nullable(),
})
export type Trader = z.output<typeof trader>

export const clientConfig = z.object({
  brand: z.string(),
  zodiac: z.enum(['sidereal', 'tropical']),
  payment: z.object({
    provider: z.enum(['stripe', 'sandbox']),
    public_key: z.string(),
    base_url: z.string(),
  }),
  error_reporting: z.object({ dsn: z.string().nullable() }),
  app: z.object({ scheme: z.string(), store_url: z.string() }),
  support_phone: z.string(),
  /** null where the installation names no seller. */
  trader: trader.nullable(),
  /** The free trial of a new account: its length, and when it would end if it began now. */
  trial: z.object({ days: z.number().int().positive(), ends_at: instant }),
})
export type ClientConfig = z.output<typeof clientConfig>

export const settingsRoutes = defineRoutes({
  'GET /config': {
    auth: 'public',
    tag: 'settings',
    summary: 'Get the settings that are public',
    response: clientConfig,
  },
})
