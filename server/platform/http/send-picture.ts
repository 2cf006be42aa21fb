import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A picture with its content type and compressed form. */
export interface Image {
  readonly type: string
  readonly plain: string | Buffer
  readonly brotli?: Buffer
  readonly etag: string
}

const entityTag = (bytes: string | Buffer) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** Wraps a format that is compressed already, such as PNG. */
export const toImage = (bytes: Buffer, type: string): Image => ({
  type,
  plain: bytes,
  etag: entityTag(bytes),
})

/** Brotli's qualities: `smallest` takes 50 ms a picture, `fast` takes 2 ms and is a sixth larger. */
const qualities = { smallest: 11, fast: 5 }

/** Wraps and compresses an SVG drawing. */
export const toSvgImage = (svg: string, quality: keyof typeof qualities = 'smallest'): Image => ({
  type: 'image/svg+xml; charset=utf-8',
  plain: svg,
  brotli: brotliCompressSync(svg, {
    params: { [constants.BROTLI_PARAM_QUALITY]: qualities[quality] },
  }),
  etag: entityTag(svg),
})

const week = 'public, max-age=604800, stale-while-revalidate=2592000'
/** A drawing may use its own styles and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Sends a picture that browsers cache for a week and then revalidate by its entity tag. */
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
