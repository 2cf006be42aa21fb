import { Readable } from 'node:stream'
import type { Context } from '../../context/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
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
}
