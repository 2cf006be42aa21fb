import { z } from 'zod'
import { defineRoutes } from './route.ts'

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
