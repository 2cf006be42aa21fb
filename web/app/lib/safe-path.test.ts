import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeAddress, safePath } from './safe-path.rules.ts'

const here = 'https://rashi.example'

describe('a redirect', () => {
  test.each([
    ['moonsign-select', '/moonsign-select'],
    ['/moonsign-select', '/moonsign-select'],
    ['consultation-detail/career?lang=2#price', '/consultation-detail/career?lang=2#price'],
    ['/horoscope/weekly/leo', '/horoscope/weekly/leo'],
    ['dashboard?tab=2', '/dashboard?tab=2'],
    ['/consultation-detail/%E0%A4%95', '/consultation-detail/%E0%A4%95'],
    ['/', '/'],
  ])('to a path of this site is followed: %s (ID-04)', (value, path) => {
    expect(safePath(value)).toBe(path)
  })

  test.each([
    '',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    'https://evil.example',
    'HTTPS://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http:\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://rashi.example/1',
    'file:///etc/passwd',
    'mailto:x@evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\r\n//evil.example',
    './/evil.example',
    '/.//evil.example',
    '..//evil.example',
    '/..//evil.example',
    'x/..//evil.example',
    '/x/../..//evil.example',
    '/x/%2e%2e//evil.example',
    '%2e//evil.example',
    '%2f%2fevil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '%2f/evil.example',
    '/%5cevil.example',
    '%5c%5cevil.example',
    '/%09/evil.example',
    '%68ttps://evil.example',
    'https%3A%2F%2Fevil.example',
    'javascript%3Aalert(1)',
    'javascript%253Aalert(1)',
    '%252f%252fevil.example',
    '%25252f%25252fevil.example',
    'x%2f..%2f%2fevil.example',
    '%E0%A4%A',
  ])('that would lead elsewhere is not followed: %j (ID-05)', (value) => {
    expect(safePath(value)).toBeUndefined()
  })

  test('is not followed if it is encoded too often', () => {
    let value = '//evil.example'
    for (let layer = 0; layer < 20; layer++) {
      value = encodeURIComponent(value)
      expect(safePath(value)).toBeUndefined()
    }
  })

  test('never leaves this site, whatever its characters and however often it is decoded (ID-05)', () => {
    const fragment = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '%5c',
      '%2e',
      '%25',
      '%09',
      '%',
      '?',
      '#',
      '&',
      '\t',
      '\n',
      ' ',
      '\u0000',
      'https:',
      'javascript:',
      'evil.example',
      'x',
      '[',
      '\u3002',
    )
    // Those of fast-check's own strings; listing them all, as it does, takes 3 seconds of a processor.
    const character = fc
      .oneof(fc.integer({ max: 0xd7ff, min: 0 }), fc.integer({ min: 0xe000, max: 0x10ffff }))
      .map((point) => String.fromCodePoint(point))
    const values = fc.oneof(
      fc.array(fragment, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.array(character, { maxLength: 10 }).map((characters) => characters.join('')),
    )
    fc.assert(
      fc.property(values, (value) => {
        let path = safePath(value)
        if (path === undefined) return
        expect(path).toMatch(/^\/(?!\/)/)
        for (let layer = 0; layer < 3; layer++) {
          const url = new URL(path, here)
          expect(url.origin).toBe(here)
          expect(url.pathname).toMatch(/^\/(?!\/)/)
          path = decodeURIComponent(path)
        }
      }),
      { numRuns: 5000 },
    )
  })
})

test('a link’s query is not changed, and does not make an unsafe path safe (MOB-11, MOB-19)', () => {
  expect(safeAddress('/gemstones?search=a%20b&at=%2F%2Fx#top')).toBe(
    '/gemstones?search=a%20b&at=%2F%2Fx#top',
  )
  expect(safeAddress('//evil.example?x=1')).toBeUndefined()
  expect(safeAddress('?x=1')).toBeUndefined()
  fc.assert(
    fc.property(fc.string(), (query) => {
      const address = safeAddress(`/gemstones?${query}`) ?? ''
      expect(new URL(address, here).origin).toBe(here)
    }),
  )
})
