import { expect, test } from 'vitest'
import { isAndroid, isToWait, readDeepLink } from './deep-link.rules.ts'

const read = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://site.example')
  return readDeepLink({ pathname, search, hash })
}

test.each([
  ['/deeplink/consultations?auth=true&x=1', '/consultations?x=1', true],
  ['/deeplink/consultations?x=1&auth=true', '/consultations?x=1', true],
  ['/deeplink/consultations?auth=true', '/consultations', true],
  ['/deeplink/consultations', '/consultations', false],
  [
    '/deeplink/horoscope/weekly/leo?a=%2F&b=c%20d#love',
    '/horoscope/weekly/leo?a=%2F&b=c%20d#love',
    false,
  ],
  ['/deeplink/gemstones?auth=false', '/gemstones?auth=false', false],
  ['/deeplink/gemstones?xauth=true', '/gemstones?xauth=true', false],
  ['/deeplink', '/', false],
  ['/deeplink/', '/', false],
])('%s leads to %s, after a sign-in: %s (MOB-11)', (address, path, needsSession) => {
  expect(read(address)).toEqual({ path, needsSession })
})

test.each([
  '/deeplink//evil.example',
  '/deeplink///evil.example/x',
  '/deeplink/https://evil.example',
  '/deeplink/https:/evil.example',
  '/deeplink/%2Fevil.example',
  '/deeplink/%252Fevil.example',
  '/deeplink/%5Cevil.example',
  '/deeplink/javascript:alert(1)',
  '/deeplink/.//evil.example',
  '/deeplink/a/..//evil.example',
])('%s leads to the start page of this site (MOB-19)', (address) => {
  expect(read(address).path).toBe('/')
})

test('a link does not sign its reader out', () => {
  expect(read('/deeplink/logout?redirect=x').path).toBe('/')
})

test('a link waits if it needs a session and there is none (MOB-14, MOB-15)', () => {
  const link = (needsSession: boolean) => ({ path: '/consultations', needsSession })
  expect(isToWait(link(true), false)).toBe(true)
  expect(isToWait(link(true), true)).toBe(false)
  expect(isToWait(link(false), false)).toBe(false)
})

test('an Android device is recognised by its user agent (MOB-12)', () => {
  expect(
    isAndroid(
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    ),
  ).toBe(true)
  expect(isAndroid('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1')).toBe(
    false,
  )
})
