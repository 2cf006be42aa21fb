import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../public-installation.rules.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Returns whether a caller may read the metrics: one on this machine that no proxy speaks for, or one with the
 * bearer token of METRICS_TOKEN.
 */
export function mayReadMetrics(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  token: string | null,
): boolean {
  const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token)))
    return true
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return !isForwarded && isLoopback(address)
}
