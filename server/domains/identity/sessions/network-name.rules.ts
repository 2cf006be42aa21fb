import { networkOf } from '../../../platform/http/rate-limits/network.rules.ts'

/** Networks of one machine or one household, whose addresses are the same everywhere. */
const local =
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^(0|f[cd][\da-f]{2}|fe[89ab][\da-f]):/

/**
 * Names the network of an address by its first part: `203.0.113.x`, or `2001:db8:5::` of an IPv6 address. It tells roughly
 * from where a sign-in came, and not who it was. Null for local addresses, which tell nothing.
 */
export function nameNetwork(address: string): string | null {
  const network = networkOf(address)
  if (local.test(network)) return null
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1]
  if (ipv4) return `${ipv4}.x`
  const ipv6 = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1]
  return ipv6 ? `${ipv6}::` : null
}
