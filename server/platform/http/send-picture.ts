import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A drawn picture, ready to be sent. */
export interface Picture {
  readonly plain: string
  readonly brotli: Buffer
  readonly etag: string
}

export function pictureOf(svg: string): Picture {
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
  return { plain: svg, brotli: brotliCompressSync(svg), etag: `"${hash}"` }
}

const week = 'public, max-age=604800, stale-while-revalidate=2592000'
/** The pictures style themselves, and nothing else may run in them. */
const policy = "default-src 'none'; style-src 'unsafe-inline'"

/** Sends an SVG that browsers keep for a week and then ask about by its hash. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, brotli, etag }: Picture,
): FastifyReply {
  reply
    .header('cache-control', week)
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('content-security-policy', policy)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.type('image/svg+xml; charset=utf-8')
  return /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    ? reply.header('content-encoding', 'br').send(brotli)
    : reply.send(plain)
}
