import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import type { LimitRequest } from '../../platform/http/rate-limits/rate-limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import { addressOf, fileKey, fileNames, mediaTypes } from './picture-files.rules.ts'

const idPattern = /^[0-9a-f]{64}$/
const forever = 'public, max-age=31536000, immutable'

/** Serves the files of pictures. What an address shows never changes. */
export function servePictures(
  app: FastifyInstance,
  { media }: Pick<Context, 'media'>,
  limitRequest: LimitRequest,
): void {
  app.get<{ Params: { id: string; file: string } }>(
    addressOf(':id').concat('/:file'),
    { schema: { hide: true } },
    async (request, reply) => {
      limitRequest('poll', request.ip)
      const { id, file } = request.params
      if (!idPattern.test(id) || !fileNames.includes(file)) throw new Refusal('not-found')
      const bytes = await media.get(fileKey(id, file))
      if (bytes === null) throw new Refusal('not-found')
      const format = file.slice(file.indexOf('.') + 1) as keyof typeof mediaTypes
      return reply.header('cache-control', forever).type(mediaTypes[format]).send(bytes)
    },
  )
}
