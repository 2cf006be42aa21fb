import { letterKinds } from '@rashi/contract/letters.rules'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { LimitRequest } from '../../../platform/http/rate-limits/rate-limits.ts'
import { translate } from '../../languages/index.ts'
import { stopPath } from './stop-address.ts'
import { stopLetter } from './stop-letter.ts'

/** A mail program sends `List-Unsubscribe=One-Click`. */
const bodyLimit = 4096

/**
 * Serves the POST that mail programs send to the address in `List-Unsubscribe` (RFC 8058): without a session, in any form of
 * body, answered without a redirect. A GET of the same address is the page with the button, so that a scanner that opens
 * links stops nothing.
 */
export async function serveOneClickStop(
  app: FastifyInstance,
  context: Pick<Context, 'clock' | 'db'>,
  limitRequest: LimitRequest,
): Promise<void> {
  await app.register(async (scope) => {
    // The body says nothing that the address does not, so that it is read and dropped.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) =>
      done(null),
    )
    scope.post<{ Params: { letter: string; token: string } }>(
      `${stopPath}/:letter/:token`,
      {
        bodyLimit,
        schema: { hide: true },
        onRequest: (request, _reply, done) => {
          limitRequest('other', request.ip)
          done()
        },
      },
      async (request, reply) => {
        const { letter, token } = request.params
        const kind = letterKinds.find((one) => one === letter)
        if (kind === undefined) throw new Refusal('letter-link-invalid')
        await stopLetter(context, { letter: kind, token })
        const text = await translate(context.db, request.languageId, 'answer.letter-stopped')
        return reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(`${text}\n`)
      },
    )
  })
}
