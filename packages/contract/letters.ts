import { z } from 'zod'
import { truthy } from './booleans.ts'
import { languageId } from './languages.ts'
import { letterKinds } from './letters.rules.ts'
import { withMessage } from './messages.ts'
import { defineRoutes } from './route.ts'
import { timeZoneName } from './time-zones.ts'

/** The letters that a reader gets. */
export const letterSettings = z.object({
  /** The week on Monday mornings. */
  weekly: z.boolean(),
  /** The reminders before the free weeks end. */
  trial: z.boolean(),
  language_id: languageId,
  /** The IANA time zone whose Monday mornings count. */
  time_zone: z.string(),
})
export type LetterSettings = z.output<typeof letterSettings>

const answer = withMessage.extend({ letters: letterSettings })

export const letterRoutes = defineRoutes({
  'GET /user/letters': {
    auth: 'user',
    tag: 'letters',
    summary: 'Get which letters the user gets, in which language and time zone',
    response: z.object({ letters: letterSettings }),
  },
  'POST /user/choose-letters': {
    auth: 'user',
    tag: 'letters',
    summary:
      'Start or stop letters; they are then written in the language of the request and for the time zone that is sent',
    body: z.object({
      weekly: truthy.optional(),
      trial: truthy.optional(),
      time_zone: timeZoneName.optional(),
    }),
    response: answer,
  },
  'POST /letters/stop': {
    auth: 'public',
    tag: 'letters',
    summary: 'Stop a letter with the token of the link in it; the same response each time',
    body: z.object({
      letter: z.enum(letterKinds, 'validation.other'),
      token: z.string('validation.other').min(1, 'validation.other').max(200, 'validation.other'),
    }),
    response: withMessage,
    refusals: ['letter-link-invalid'],
  },
})
