import { drawHorizon, drawReveal } from '@rashi/engraving'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { LimitRequest } from '../../platform/http/rate-limits/rate-limits.ts'
import { toSvgImage, sendImage, type Image } from '../../platform/http/send-picture.ts'
import { Refusal } from '../../platform/refusal.ts'
import { parseHorizonFileName } from './horizon-file.rules.ts'
import { parseMoonFileName } from './moon-file.rules.ts'

const maxPictures = 200

/** The end of the name of a picture that draws itself. */
const movingEnd = /-moving\.svg$/

function drawMoon(file: string): string | undefined {
  const moon = parseMoonFileName(file.replace(movingEnd, '.svg'))
  return (
    moon &&
    drawReveal({
      moonLongitudeDegrees: moon.longitudeDegrees + moon.ariesDegrees,
      ariesDegrees: moon.ariesDegrees,
      moonLatitudeDegrees: moon.latitudeDegrees,
      illuminatedFraction: moon.illuminatedFraction,
      waxing: moon.waxing,
      moving: movingEnd.test(file),
    })
  )
}

function drawEast(file: string): string | undefined {
  const horizon = parseHorizonFileName(file)
  return horizon && drawHorizon(horizon)
}

/**
 * Serves pictures of the Moon among the stars and of the eastern horizon. Each birth needs a drawing of its own,
 * so requests are limited like lookups.
 */
export function serveSkyPictures(
  app: FastifyInstance,
  { limitRequest }: { limitRequest: LimitRequest },
): void {
  const serve = (folder: string, draw: (file: string) => string | undefined) => {
    const pictures = new LRUCache<string, Image>({ max: maxPictures })
    const findPicture = (file: string): Image => {
      const cached = pictures.get(file)
      if (cached) return cached
      const drawn = draw(file)
      if (drawn === undefined) throw new Refusal('not-found')
      const picture = toSvgImage(drawn, 'fast')
      pictures.set(file, picture)
      return picture
    }
    app.get<{ Params: { file: string } }>(
      `/media/${folder}/:file`,
      { schema: { hide: true } },
      (request, reply) => {
        limitRequest('lookup', request.ip)
        return sendImage(request, reply, findPicture(request.params.file))
      },
    )
  }
  serve('moon', drawMoon)
  serve('horizon', drawEast)
}
