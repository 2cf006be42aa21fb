import { drawReveal } from '@rashi/engraving'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { LimitRequest } from '../../platform/http/rate-limits/rate-limits.ts'
import { toSvgImage, sendImage, type Image } from '../../platform/http/send-picture.ts'
import { Refusal } from '../../platform/refusal.ts'
import { parseMoonFileName } from './moon-file.rules.ts'

const maxPictures = 200

/**
 * Serves pictures of the Moon among the stars. Each position needs a drawing of its own, so requests are
 * limited like lookups.
 */
export function serveMoonPictures(
  app: FastifyInstance,
  { limitRequest }: { limitRequest: LimitRequest },
): void {
  const pictures = new LRUCache<string, Image>({ max: maxPictures })

  function draw(file: string): Image {
    const cached = pictures.get(file)
    if (cached) return cached
    const moon = parseMoonFileName(file)
    if (!moon) throw new Refusal('not-found')
    const picture = toSvgImage(
      drawReveal({
        moonLongitudeDegrees: moon.longitudeDegrees + moon.ariesDegrees,
        ariesDegrees: moon.ariesDegrees,
        moonLatitudeDegrees: moon.latitudeDegrees,
        illuminatedFraction: moon.illuminatedFraction,
        waxing: moon.waxing,
      }),
      'fast',
    )
    pictures.set(file, picture)
    return picture
  }

  app.get<{ Params: { file: string } }>(
    '/media/moon/:file',
    { schema: { hide: true } },
    (request, reply) => {
      limitRequest('lookup', request.ip)
      return sendImage(request, reply, draw(request.params.file))
    },
  )
}
