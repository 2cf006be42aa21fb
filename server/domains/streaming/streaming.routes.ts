import type { Context } from '../../platform/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { getStreamingStatus } from './get-streaming-status.ts'

export function streaming(serve: Serve, { db }: Pick<Context, 'db'>): void {
  serve('GET /horoscope/live-streaming-status', ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return getStreamingStatus(db)
  })
}
