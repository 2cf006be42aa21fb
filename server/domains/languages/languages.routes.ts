import type { Context } from '../../context/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { changeText, listInterfaceTexts, restoreText } from './change-text.ts'
import { languageListReader } from './language-list.ts'

/** How long a changed text may go unnoticed on pages. */
const maxAgeMilliseconds = 1_000

export function languages(serve: Serve, context: Pick<Context, 'clock' | 'db'>): void {
  const { db } = context
  serve('GET /studio/texts', ({ query }) => listInterfaceTexts(context, query))
  serve('POST /studio/change-text', (request) => changeText(context, request.body, request))
  serve('POST /studio/restore-text', (request) => restoreText(context, request.body, request))
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
