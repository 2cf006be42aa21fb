import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'

/**
 * Whose request it is: whoever is connected, or where that is one of the trusted proxies, the address it
 * was handed by the next (`X-Forwarded-For`). As the framework reads it for `request.ip`.
 *
 * @param trusted addresses, ranges and words such as `loopback`; null: nobody is believed.
 */
export function visitorAddresses(
  trusted: readonly string[] | null,
): (request: IncomingMessage) => string {
  if (trusted === null) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = proxyAddr.compile([...trusted])
  return (request) => proxyAddr(request, isTrusted)
}
