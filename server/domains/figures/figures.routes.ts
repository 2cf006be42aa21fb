import type { Context } from '../../context/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { exportFigures } from './export-figures.ts'
import { listFigures } from './list-figures.ts'

export function figures(serve: Serve, context: Context): void {
  serve('GET /studio/figures', ({ query }) => listFigures(context, query))
  serve('GET /studio/figures.csv', async (request) =>
    request.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="figures.csv"')
      .send(await exportFigures(context, request.query)),
  )
}
