import { isIPv6 } from 'node:net'

/** Groups of 16 bits in a /64, which is what one customer of a network provider commonly has. */
const groupsOfNetwork = 4
const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Returns what limits count as one caller: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = mappedIpv4.exec(address)?.[1]
  if (mapped) return mapped
  const bare = address.split('%')[0] ?? ''
  if (!isIPv6(bare)) return address
  const [head = '', tail] = bare.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail === undefined ? [] : toGroups(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, groupsOfNetwork)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Splits the end of an address; a dotted IPv4 part counts as two groups. */
const toGroups = (text: string): string[] =>
  text
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
