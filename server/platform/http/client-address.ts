import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'

/**
 * Returns a function that finds the client's address of a request, as the framework does for `request.ip`: the peer's,
 * or behind trusted proxies the last untrusted one of `X-Forwarded-For`.
 *
 * @param trusted addresses, ranges and names such as `loopback`; null trusts no proxy
 */
export function clientAddresses(
  trusted: readonly string[] | null,
): (request: IncomingMessage) => string {
  if (trusted === null) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = proxyAddr.compile([...trusted])
  return (request) => proxyAddr(request, isTrusted)
}
