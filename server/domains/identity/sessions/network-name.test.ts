import { expect, test } from 'vitest'
import { nameNetwork } from './network-name.rules.ts'

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:5:9:1:2:3:4', '2001:db8:5::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['172.15.0.1', '172.15.0.x'],
])('the network of %s is named %s (SEC-27)', (address, name) => {
  expect(nameNetwork(address)).toBe(name)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.5',
  '172.16.0.1',
  '::1',
  'fe80::1%eth0',
  'fd00::5',
  'in-process',
])('a local address has no name: %s (SEC-27)', (address) => {
  expect(nameNetwork(address)).toBeNull()
})
