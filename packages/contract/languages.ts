import { z } from 'zod'
import { defineRoutes } from './route.ts'

export const languageId = z.number().int().positive()

export const language = z.object({
  id: languageId,
  name: z.string(),
  /** The BCP 47 tag for the page's `lang` attribute. */
  code: z.string(),
  systemValues: z.record(z.string(), z.string()),
})
export type Language = z.output<typeof language>

export const languageRoutes = defineRoutes({
  'GET /language/list': {
    auth: 'public',
    tag: 'languages',
    summary: 'List the languages with their texts',
    response: z.object({ languages: z.array(language) }),
  },
})
