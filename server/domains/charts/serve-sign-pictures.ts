import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { drawSign } from '@rashi/engraving'
import { signKeys } from '@rashi/sky'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'

interface Picture {
  plain: string
  brotli: Buffer
  etag: string
}

const sizes = { '': 'card', '-icon': 'icon', '-hero': 'hero', '-social': 'social' } as const

const drawings = new Map(
  signKeys.flatMap((key) =>
    Object.entries(sizes).map(([suffix, size]) => [
      `${key.toLowerCase()}${suffix}.svg`,
      () => drawSign(key.toLowerCase() as Lowercase<typeof key>, { size }),
    ]),
  ),
)

const week = 'public, max-age=604800, stale-while-revalidate=2592000'
/** The pictures style themselves, and nothing else may run in them. */
const policy = "default-src 'none'; style-src 'unsafe-inline'"

/** The sign pictures: each is drawn when it is first asked for, and kept. */
export function serveSignPictures(app: FastifyInstance): void {
  const kept = new Map<string, Picture>()
  const pictureOf = (file: string): Picture => {
    const known = kept.get(file)
    if (known) return known
    const draw = drawings.get(file)
    if (!draw) throw new Refusal('not-found')
    const plain = draw()
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    const picture = { plain, brotli: brotliCompressSync(plain), etag: `"${hash}"` }
    kept.set(file, picture)
    return picture
  }

  app.get<{ Params: { file: string } }>(
    '/media/signs/:file',
    { schema: { hide: true } },
    (request, reply) => {
      const picture = pictureOf(request.params.file)
      reply
        .header('cache-control', week)
        .header('etag', picture.etag)
        .header('vary', 'accept-encoding')
        .header('content-security-policy', policy)
      if (request.headers['if-none-match']?.includes(picture.etag)) return reply.code(304).send()
      reply.type('image/svg+xml; charset=utf-8')
      return /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
        ? reply.header('content-encoding', 'br').send(picture.brotli)
        : reply.send(picture.plain)
    },
  )
}
