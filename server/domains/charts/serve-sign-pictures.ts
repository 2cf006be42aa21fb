import { drawSign } from '@rashi/engraving'
import { signKeys } from '@rashi/sky'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { toSvgImage, sendImage, type Image } from '../../platform/http/send-picture.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ariesDegrees } from './zodiac-start.rules.ts'

const sizes = {
  '': 'card',
  '-small': 'small',
  '-icon': 'icon',
  '-hero': 'hero',
  '-strip': 'strip',
  '-social': 'social',
} as const

const files = new Map(
  signKeys.flatMap((key) =>
    Object.entries(sizes).map(([suffix, size]) => [
      `${key.toLowerCase()}${suffix}.svg`,
      { sign: key.toLowerCase() as Lowercase<typeof key>, size },
    ]),
  ),
)

/** Serves the sign pictures; each is drawn at its first request and cached. */
export function serveSignPictures(app: FastifyInstance, { zodiac }: Pick<Config, 'zodiac'>): void {
  const cache = new Map<string, Image>()
  const findPicture = (file: string): Image => {
    const cached = cache.get(file)
    if (cached) return cached
    const drawing = files.get(file)
    if (!drawing) throw new Refusal('not-found')
    const { sign, size } = drawing
    const picture = toSvgImage(drawSign(sign, { size, ariesDegrees: ariesDegrees[zodiac] }))
    cache.set(file, picture)
    return picture
  }

  app.get<{ Params: { file: string } }>(
    '/media/signs/:file',
    { schema: { hide: true } },
    (request, reply) => sendImage(request, reply, findPicture(request.params.file)),
  )
}
