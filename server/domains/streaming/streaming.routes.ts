import type { Context } from '../../context/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { getStreamingStatus } from './get-streaming-status.ts'
import { showLive, switchLive } from './switch-live.ts'

/** Open dashboards poll every few seconds; one query a second serves all of them. */
const maxAgeMilliseconds = 1_000

export function streaming(serve: Serve, context: Pick<Context, 'clock' | 'db'>): void {
  serve('GET /horoscope/live-streaming-status', async ({ reply }) => {
    const status = await getStreamingStatus(context.db)
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .cacheFor(maxAgeMilliseconds)
      .send(Buffer.from(JSON.stringify(status)))
  })
  serve('GET /studio/live', () => showLive(context))
  serve('POST /studio/live-on', (request) => switchLive(context, request.body, request))
  serve('POST /studio/live-off', (request) =>
    switchLive(context, { ...request.body, url: null }, request),
  )
}
