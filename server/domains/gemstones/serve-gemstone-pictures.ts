import { drawGem } from '@rashi/engraving'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { pictureOf, sendImage, type Image } from '../../platform/http/send-picture.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readCatalogue } from './catalogue.ts'

const mostKept = 500

/** Each stone's picture, drawn when it is first asked for; stones drawn alike share one. */
export function serveGemstonePictures(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'clock'>,
): void {
  const kept = new Map<string, Image>()
  app.get<{ Params: { file: string } }>(
    '/media/gemstones/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params
      const { bySlug } = await readCatalogue(context)
      const stone = file.endsWith('.svg') ? bySlug.get(file.slice(0, -'.svg'.length)) : undefined
      if (!stone) throw new Refusal('not-found')
      const key = JSON.stringify(stone.drawing)
      const picture = kept.get(key) ?? pictureOf(drawGem(stone.drawing))
      // Re-inserted, so that the map's first key is always the one longest unused.
      kept.delete(key)
      kept.set(key, picture)
      if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '')
      return sendImage(request, reply, picture)
    },
  )
}
