import { drawReveal } from '@rashi/engraving'
import type { FastifyInstance } from 'fastify'
import type { LimitRequest } from '../../platform/http/rate-limits/rate-limits.ts'
import { pictureOf, sendImage, type Image } from '../../platform/http/send-picture.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readMoonFile } from './moon-file.rules.ts'

const mostKept = 200

/** The Moon among the stars: a picture for each of its places, so drawing counts like a lookup does. */
export function serveMoonPictures(
  app: FastifyInstance,
  { limitRequest }: { limitRequest: LimitRequest },
): void {
  const kept = new Map<string, Image>()

  function drawn(file: string): Image {
    const moon = readMoonFile(file)
    if (!moon) throw new Refusal('not-found')
    const picture =
      kept.get(file) ??
      pictureOf(
        drawReveal({
          moonLongitudeDegrees: moon.longitudeDegrees,
          moonLatitudeDegrees: moon.latitudeDegrees,
          illuminatedFraction: moon.illuminatedFraction,
          waxing: moon.waxing,
        }),
        'quickly',
      )
    // Re-inserted, so that the map's first key is always the one longest unused.
    kept.delete(file)
    kept.set(file, picture)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '')
    return picture
  }

  app.get<{ Params: { file: string } }>(
    '/media/moon/:file',
    { schema: { hide: true } },
    (request, reply) => {
      limitRequest('lookup', request.ip)
      return sendImage(request, reply, drawn(request.params.file))
    },
  )
}
