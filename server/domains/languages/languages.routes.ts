import type { Context } from '../../context/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { languageListReader } from './language-list.ts'

/** How long a changed text may go unnoticed on pages. */
const maxAgeMilliseconds = 1_000

export function languages(serve: Serve, { db }: Pick<Context, 'db'>): void {
  const readLanguageList = languageListReader(db)
  serve('GET /language/list', async ({ reply }) => {
    const { plain, brotli, etag } = await readLanguageList()
    const { headers } = reply.request
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' })
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    reply.type('application/json; charset=utf-8').cacheFor(maxAgeMilliseconds)
    return /\bbr\b/.test(headers['accept-encoding'] ?? '')
      ? reply.header('content-encoding', 'br').send(brotli)
      : reply.send(plain)
  })
}
