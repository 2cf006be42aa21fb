import { expect, test } from 'vitest'
import { isHttpsAddress, isSitePath } from './links.rules.ts'

test('a link of a notice is a path of this site or an https address (STU-176)', () => {
  for (const path of ['/', '/gemstones', '/year?sign=leo#may']) expect(isSitePath(path)).toBe(true)
  for (const path of ['gemstones', '//evil.example', '/\\evil.example', '/a b', ''])
    expect(isSitePath(path), path).toBe(false)
})

test('the address of a stream begins with https and names a host (STU-180)', () => {
  for (const address of ['https://stream.example', 'HTTPS://stream.example/a?b=c'])
    expect(isHttpsAddress(address), address).toBe(true)
  for (const address of [
    'http://stream.example',
    'javascript:alert(1)',
    'https://',
    'https:stream.example',
    'https://stream.example/a b',
    'tonight',
  ])
    expect(isHttpsAddress(address), address).toBe(false)
})
