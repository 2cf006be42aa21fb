import { z } from 'zod'
import { instant } from './dates.ts'
import { defineRoutes } from './route.ts'

const other = 'validation.other'

const deadJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  enqueued_at: instant,
  failed_at: instant,
  tries: z.number().int(),
  /** The last error, without addresses, numbers and secrets. */
  error: z.string(),
})
const deadJobPage = z.object({ jobs: z.array(deadJob), next: z.uuid().nullable() })

/** The calls of an owner about the work outside requests. */
export const studioOperationRoutes = defineRoutes({
  'GET /studio/operations': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Show the last comparison with the payment provider, and the jobs that failed for good, without their payloads',
    response: z.object({
      reconcile: z.object({
        /** Null before the first run. */
        last: z
          .object({
            finished_at: instant,
            differences: z.number().int(),
            /** The first hundred, by ids and amounts. */
            lines: z.array(z.string()),
          })
          .nullable(),
        is_running: z.boolean(),
      }),
      /** How many failed jobs each queue has, the most first. */
      queues: z.array(z.object({ queue: z.string(), count: z.number().int() })),
      dead: deadJobPage,
    }),
  },
  'GET /studio/dead-jobs': {
    auth: 'staff',
    tag: 'studio',
    summary: 'List older jobs that failed for good, 25 at a time',
    query: z.object({ before: z.uuid(other) }),
    response: deadJobPage,
  },
  'POST /studio/reconcile': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Compare the payments of the last seven days with the provider now, by the nightly job; nothing if it waits or runs already',
    response: z.object({ is_started: z.boolean() }),
  },
  'POST /studio/retry-jobs': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Enqueue one job that failed for good again, or all of a queue',
    body: z.object({
      queue: z
        .string(other)
        .min(1, other)
        .max(100, other)
        .regex(/^[\w./-]+$/, other),
      /** One job; all of the queue without it. */
      id: z.uuid(other).nullish(),
    }),
    /** 0 if another caller was first. */
    response: z.object({ count: z.number().int() }),
  },
})
