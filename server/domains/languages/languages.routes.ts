import type { Context } from '../../context/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { keepLanguages } from './keep-languages.ts'

/** How long a changed text may wait to be seen. */
const keptMilliseconds = 1_000

export function languages(serve: Serve, { db }: Pick<Context, 'db'>): void {
  const keptLanguages = keepLanguages(db)
  serve('GET /language/list', async ({ reply }) => {
    const { plain, brotli, etag } = await keptLanguages()
    const { headers } = reply.request
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' })
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    reply.type('application/json; charset=utf-8').keepFor(keptMilliseconds)
    return /\bbr\b/.test(headers['accept-encoding'] ?? '')
      ? reply.header('content-encoding', 'br').send(brotli)
      : reply.send(plain)
  })
}
