import { z } from 'zod'
import { languageId, place } from './places.ts'
import { defineRoutes } from './route.ts'

export const language = z.object({
  id: languageId,
  name: z.string(),
  /** The BCP 47 tag that the page's `lang` attribute takes. */
  code: z.string(),
  systemValues: z.record(z.string(), z.string()),
})
export type Language = z.output<typeof language>

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

export const catalogueRoutes = defineRoutes({
  'GET /language/list': {
    auth: 'public',
    tag: 'languages',
    summary: 'The languages and their texts',
    response: z.object({ languages: z.array(language) }),
  },
  'GET /places': {
    auth: 'public',
    tag: 'places',
    summary: 'City search: at most eight, best first',
    query: z.object({ q: z.string().max(200).default('') }),
    response: z.object({ places: z.array(place) }),
  },
  'GET /config': {
    auth: 'public',
    tag: 'settings',
    summary: 'What the browser may know of the settings',
    response: clientConfig,
  },
})
