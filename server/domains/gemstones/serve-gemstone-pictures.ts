import { drawGem } from '@rashi/engraving'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../context/context.ts'
import { toSvgImage, sendImage, type Image } from '../../platform/http/send-picture.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readCatalogue } from './catalogue.ts'

const maxPictures = 500

/** Serves the picture of each stone, drawn at its first request; stones with equal drawings share one. */
export function serveGemstonePictures(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'clock'>,
): void {
  const pictures = new LRUCache<string, Image>({ max: maxPictures })
  app.get<{ Params: { file: string } }>(
    '/media/gemstones/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params
      const { bySlug } = await readCatalogue(context)
      const stone = file.endsWith('.svg') ? bySlug.get(file.slice(0, -'.svg'.length)) : undefined
      if (!stone?.drawing) throw new Refusal('not-found')
      const key = JSON.stringify(stone.drawing)
      const picture = pictures.get(key) ?? toSvgImage(drawGem(stone.drawing))
      pictures.set(key, picture)
      return sendImage(request, reply, picture)
    },
  )
}
