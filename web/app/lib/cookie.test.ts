import { afterEach, expect, test, vi } from 'vitest'
import { rememberLanguage } from './language-cookie.ts'
import { forgetReturning } from './returning-cookie.ts'

afterEach(() => vi.unstubAllGlobals())

function openPage(protocol: string) {
  const document = { cookie: '', documentElement: { dataset: { returning: '' } } }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol })
  return document
}

// Guard in web/app/lib/cookie.ts: over https no answer over http can replace a cookie.
test('cookies that the browser sets are Secure over https, and work over http (SEC-34)', () => {
  const secure = openPage('https:')
  rememberLanguage(2)
  expect(secure.cookie).toBe('language=2; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  forgetReturning()
  expect(secure.cookie).toBe('returning=; Path=/; Max-Age=0; SameSite=Lax; Secure')
  const plain = openPage('http:')
  rememberLanguage(1)
  expect(plain.cookie).toBe('language=1; Path=/; Max-Age=31536000; SameSite=Lax')
})
