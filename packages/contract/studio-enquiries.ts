import { z } from 'zod'
import { instant } from './dates.ts'
import { languageId } from './languages.ts'
import { defineRoutes } from './route.ts'
import { storableLines } from './storable.ts'

const other = 'validation.other'
const id = z.uuid(other)

const enquiry = z.object({
  id: z.uuid(),
  state: z.enum(['open', 'due-soon', 'overdue', 'answered']),
  created_at: instant,
  due_at: instant,
  /** The slug of the piece; null for none in particular. */
  gemstone: z.string().nullable(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  question: z.string(),
  language_id: languageId,
  answered_at: instant.nullable(),
  /** The name of the member of staff; null for one that an operator marked. */
  answered_by: z.string().nullable(),
  note: z.string().nullable(),
})

/** The enquiries about gemstones, which staff answer by email or phone. */
export const studioEnquiryRoutes = defineRoutes({
  'GET /studio/enquiries': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'List the enquiries that wait for a reply, the first due first; or those that are answered, the newest first. The record names who looked',
    query: z.object({
      list: z.enum(['open', 'closed'], other).default('open'),
      /** The id of the last enquiry of the page before. */
      after: id.optional(),
    }),
    response: z.object({ enquiries: z.array(enquiry), next: z.uuid().nullable() }),
  },
  'GET /studio/enquiries-waiting': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Count the enquiries that wait for a reply',
    response: z.object({
      /** All of them, those below included. */
      open: z.number().int(),
      due_soon: z.number().int(),
      overdue: z.number().int(),
    }),
  },
  'POST /studio/answer-enquiry': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Mark an enquiry as answered, with a note of what was said',
    body: z.object({
      id,
      note: z.string(other).trim().min(3, other).max(500, other).regex(storableLines, other),
    }),
    response: z.object({ enquiry }),
    refusals: ['not-found', 'changed-meanwhile'],
  },
})
