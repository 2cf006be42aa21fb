import { z } from 'zod'
import { instant } from './dates.ts'
import { languageId } from './languages.ts'
import { moment } from './moments.ts'
import { defineRoutes } from './route.ts'
import { storable, storableLines } from './storable.ts'

const other = 'validation.other'
const whole = z
  .number(other)
  .int(other)
  .positive(other)
  .max(2 ** 31 - 1, other)
const line = z.string(other).trim().regex(storable, other)

const words = z.object({
  language_id: languageId,
  title: line,
  text: z.string(other).trim().regex(storableLines, other),
  link_label: line.nullable(),
})
/** The rules of its fields are those of `notices.rules.ts`. */
const written = {
  words: z.array(words, other).max(10, other),
  link: line.nullable(),
  /** Null: at once. */
  starts_at: moment.nullable(),
  /** Null: it has no end. */
  ends_at: moment.nullable(),
}

export const noticeStates = ['coming', 'current', 'ended'] as const

export const studioNotice = z.object({
  id: z.number().int(),
  state: z.enum(noticeStates),
  /** In English, and in the other languages that it has. */
  words: z.array(words),
  link: z.string().nullable(),
  starts_at: instant,
  ends_at: instant.nullable(),
  /** Sent with a change, which is refused if somebody else has changed the notice since. */
  version: z.number().int(),
})

/** The notices on everybody's board. */
export const studioNoticeRoutes = defineRoutes({
  'GET /studio/notices': {
    auth: 'staff',
    tag: 'studio',
    summary: 'List the notices, those that start last first',
    query: z.object({
      state: z.enum(noticeStates, other).optional(),
      /** The id of the last notice of the page before. */
      after: z.coerce.number(other).pipe(whole).optional(),
    }),
    response: z.object({
      notices: z.array(studioNotice),
      /** The id to send as `after` for the next page; null on the last one. */
      next: z.number().int().nullable(),
    }),
  },
  'POST /studio/create-notice': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Publish a notice, now or later',
    body: z.object(written),
    response: studioNotice,
  },
  'POST /studio/change-notice': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Change a notice; whoever has read it is not told again',
    body: z.object({ notice_id: whole, version: whole, ...written }),
    response: studioNotice,
    refusals: ['not-found', 'changed-meanwhile'],
  },
  'POST /studio/end-notice': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Take a notice off the board, or call off one that is to come',
    body: z.object({ notice_id: whole, version: whole }),
    response: studioNotice,
    refusals: ['not-found', 'changed-meanwhile'],
  },
})
