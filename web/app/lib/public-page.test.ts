import { expect, test } from 'vitest'
import { isPublicPage, linkIn, searchIn } from './public-page.rules.ts'

const english = { id: 1, code: 'en' }
const hindi = { id: 2, code: 'hi' }

test.each([
  ['/', true],
  ['/?redirect=profile', true],
  ['/Horoscope/Weekly/ARIES/', true],
  ['/gemstone/ruby?lang=hi#price', true],
  ['/consultation-detail/career', true],
  ['/dashboard', false],
  ['/gemstone', false],
  ['/gemstone/ruby/more', false],
  ['/reset-password/token/asha@example.test', false],
  ['https://example.test/terms', false],
])('%s is a public page: %s (LANG-20)', (address, expected) => {
  expect(isPublicPage(address)).toBe(expected)
})

test('links to public pages stay in the language of the page, and others are left alone (LANG-20)', () => {
  expect(linkIn(hindi, '/gemstones')).toBe('/gemstones?lang=hi')
  expect(linkIn(hindi, '/horoscope/weekly/leo?period=a#b')).toBe(
    '/horoscope/weekly/leo?period=a&lang=hi#b',
  )
  for (const address of [
    '/dashboard',
    '#main',
    '?page=2',
    '/terms?lang=en',
    'https://a.test/terms',
  ])
    expect(linkIn(hindi, address)).toBe(address)
  expect(linkIn(english, '/gemstones')).toBe('/gemstones')
})

test('only a public page names the chosen language in its query (LANG-20)', () => {
  expect(searchIn(hindi, { pathname: '/gemstones', search: '?page=2' })).toBe('?page=2&lang=hi')
  expect(searchIn(english, { pathname: '/gemstones', search: '?lang=hi' })).toBe('')
  expect(searchIn(hindi, { pathname: '/dashboard', search: '?lang=en' })).toBe('')
})
