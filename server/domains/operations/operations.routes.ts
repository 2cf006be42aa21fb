import { Readable } from 'node:stream'
import type { Context } from '../../context/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { retryJobs, showDeadJobs, showOperations, startReconcile } from './background-work.ts'
import { exportActs, listActPage } from './list-acts.ts'

export function operations(serve: Serve, context: Context): void {
  serve('GET /studio/acts', ({ query }) => listActPage(context, query))
  serve('GET /studio/acts.csv', async (request) => {
    const lines = await exportActs(context, request, request.query)
    return request.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="acts.csv"')
      .send(Readable.from(lines))
  })
  serve('GET /studio/operations', () => showOperations(context))
  serve('GET /studio/dead-jobs', ({ query }) => showDeadJobs(context, query.before))
  serve('POST /studio/reconcile', (request) => startReconcile(context, request))
  serve('POST /studio/retry-jobs', (request) => retryJobs(context, request.body, request))
}
