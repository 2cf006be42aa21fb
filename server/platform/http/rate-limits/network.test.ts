import { expect, test } from 'vitest'
import { networkOf } from './network.rules.ts'

// Guard in server/platform/http/rate-limits/network.rules.ts: one customer has 2^64 addresses of IPv6.
test('addresses of one /64 are one caller, and those of another are not (SEC-03)', () => {
  const one = networkOf('2001:db8:1:2::1')
  expect(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(one)
  expect(networkOf('2001:0db8:0001:0002:0:0:0:7')).toBe(one)
  expect(networkOf('2001:db8:1:3::1')).not.toBe(one)
  expect(one).toBe('2001:db8:1:2::/64')
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['in-process', 'in-process'],
  ['', ''],
])('the address %j is limited as %j (SEC-03)', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
