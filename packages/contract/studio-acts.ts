import { z } from 'zod'
import { instant } from './dates.ts'
import { defineRoutes } from './route.ts'
import { storable } from './storable.ts'

const other = 'validation.other'
const word = z.string(other).min(1, other).max(100, other).regex(storable, other)
const values = z.record(z.string(), z.unknown()).nullable()

const filter = {
  staff: z.uuid(other).optional(),
  act: word.optional(),
  object: word.optional(),
  object_id: word.optional(),
  /** From this instant on. */
  from: z.iso.datetime(other).optional(),
  /** Before this instant. */
  to: z.iso.datetime(other).optional(),
}

export const studioAct = z.object({
  id: z.uuid(),
  at: instant,
  /** The email of the member of staff, or the name that the operator of a command gave. */
  who: z.string(),
  staff_id: z.uuid().nullable(),
  /** The account of the operating system that ran a command; null for the studio. */
  os_account: z.string().nullable(),
  act: z.string(),
  /** The kind of thing that it is about, such as `staff`, and its id. */
  object: z.string().nullable(),
  object_id: z.string().nullable(),
  before: values,
  after: values,
  details: z.record(z.string(), z.unknown()),
  address: z.string().nullable(),
  request_id: z.uuid().nullable(),
})

/** The record of what staff and operators did and read. */
export const studioActRoutes = defineRoutes({
  'GET /studio/acts': {
    auth: 'staff',
    tag: 'studio',
    summary: 'List what staff and operators did and read, the newest first',
    query: z.object({
      ...filter,
      /** The id of the last act of the page before. */
      before: z.uuid(other).optional(),
    }),
    response: z.object({
      acts: z.array(studioAct),
      /** The id to send as `before` for the next page; null on the last one. */
      next: z.uuid().nullable(),
    }),
  },
  'GET /studio/acts.csv': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Download all acts that match as CSV, the newest first',
    query: z.object(filter),
    response: z.string(),
  },
})
