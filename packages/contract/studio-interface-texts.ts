import { z } from 'zod'
import { instant } from './dates.ts'
import { languageId } from './languages.ts'
import { defineRoutes } from './route.ts'
import { storable } from './storable.ts'

const other = 'validation.other'
const key = z
  .string(other)
  .min(1, other)
  .max(100, other)
  .regex(/^[\w.-]+$/, other)
const version = z.number(other).int(other).nonnegative(other)
const changed = { key, language_id: languageId, version }

/** A text of the interface in each language. */
export const interfaceText = z.object({
  key: z.string(),
  /** The names of its `{{…}}`, which a change has to keep. */
  placeholders: z.array(z.string()),
  languages: z.array(
    z.object({
      language_id: languageId,
      /** Null where the language has none. */
      built_in: z.string().nullable(),
      /** The change, which is shown in place of the built-in text; null without one. */
      changed: z.string().nullable(),
      changed_at: instant.nullable(),
      /** Sent with a change, which is refused if somebody else has changed the text since; 0 for the built-in text. */
      version,
    }),
  ),
})

/** The texts of the interface, which an editor changes. */
export const studioInterfaceTextRoutes = defineRoutes({
  'GET /studio/texts': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'List the texts of the interface in each language: first those that a language lacks, then those that are changed in one language only',
    query: z.object({
      /** Part of a key, or words of the texts in any language, in any order. */
      q: z.string(other).max(200, other).regex(storable, other).optional(),
      state: z.enum(['missing', 'uneven', 'changed'], other).optional(),
      /** The key of the last text of the page before. */
      after: key.optional(),
    }),
    response: z.object({
      texts: z.array(interfaceText),
      /** Of all that match the words. */
      counts: z.object({
        all: z.number().int(),
        /** A language has no text. */
        missing: z.number().int(),
        /** Changed in a language, but not in all. */
        uneven: z.number().int(),
        changed: z.number().int(),
      }),
      /** The key to send as `after` for the next page; null on the last one. */
      next: z.string().nullable(),
    }),
  },
  'POST /studio/change-text': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Change a text in one language; within seconds it shows on pages, in emails and in refusals',
    body: z.object({
      ...changed,
      text: z.string(other).trim().min(1, other).max(2000, other).regex(storable, other),
    }),
    response: interfaceText,
    refusals: ['not-found', 'changed-meanwhile'],
  },
  'POST /studio/restore-text': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Go back to the built-in text of one language',
    body: z.object(changed),
    response: interfaceText,
    refusals: ['not-found', 'changed-meanwhile'],
  },
})
