import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A picture, ready to be sent. */
export interface Image {
  readonly type: string
  readonly plain: string | Buffer
  readonly brotli?: Buffer
  readonly etag: string
}

const hashOf = (bytes: string | Buffer) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** One that is packed already, as a PNG is. */
export const imageOf = (bytes: Buffer, type: string): Image => ({
  type,
  plain: bytes,
  etag: hashOf(bytes),
})

/** A drawing. */
export const pictureOf = (svg: string): Image => ({
  type: 'image/svg+xml; charset=utf-8',
  plain: svg,
  brotli: brotliCompressSync(svg),
  etag: hashOf(svg),
})

const week = 'public, max-age=604800, stale-while-revalidate=2592000'
/** The pictures style themselves, and nothing else may run in them. */
const policy = "default-src 'none'; style-src 'unsafe-inline'"

/** Sends a picture that browsers keep for a week and then ask about by its hash. */
export function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, plain, brotli, etag }: Image,
): FastifyReply {
  reply
    .header('cache-control', week)
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('content-security-policy', policy)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.type(type)
  return brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    ? reply.header('content-encoding', 'br').send(brotli)
    : reply.send(plain)
}
