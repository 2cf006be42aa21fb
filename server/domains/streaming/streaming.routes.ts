import type { Context } from '../../context/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { getStreamingStatus } from './get-streaming-status.ts'

/** Open dashboards poll every few seconds; one query a second serves all of them. */
const maxAgeMilliseconds = 1_000

export function streaming(serve: Serve, { db }: Pick<Context, 'db'>): void {
  serve('GET /horoscope/live-streaming-status', async ({ reply }) => {
    const status = await getStreamingStatus(db)
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .cacheFor(maxAgeMilliseconds)
      .send(Buffer.from(JSON.stringify(status)))
  })
}
