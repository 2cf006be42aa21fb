import { drawSign } from '@rashi/engraving'
import { signKeys } from '@rashi/sky'
import type { FastifyInstance } from 'fastify'
import { toSvgImage, sendImage, type Image } from '../../platform/http/send-picture.ts'
import { Refusal } from '../../platform/refusal.ts'

const sizes = { '': 'card', '-icon': 'icon', '-hero': 'hero', '-social': 'social' } as const

const drawings = new Map(
  signKeys.flatMap((key) =>
    Object.entries(sizes).map(([suffix, size]) => [
      `${key.toLowerCase()}${suffix}.svg`,
      () => drawSign(key.toLowerCase() as Lowercase<typeof key>, { size }),
    ]),
  ),
)

/** Serves the sign pictures; each is drawn at its first request and cached. */
export function serveSignPictures(app: FastifyInstance): void {
  const cache = new Map<string, Image>()
  const findPicture = (file: string): Image => {
    const cached = cache.get(file)
    if (cached) return cached
    const draw = drawings.get(file)
    if (!draw) throw new Refusal('not-found')
    const picture = toSvgImage(draw())
    cache.set(file, picture)
    return picture
  }

  app.get<{ Params: { file: string } }>(
    '/media/signs/:file',
    { schema: { hide: true } },
    (request, reply) => sendImage(request, reply, findPicture(request.params.file)),
  )
}
