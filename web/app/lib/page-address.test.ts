import { expect, test } from 'vitest'
import {
  addressIn,
  listAlternates,
  languageCodeFromSearch,
  plainPath,
  withoutLanguage,
} from './page-address.rules.ts'

const english = { id: 1, code: 'en' }
const hindi = { id: 2, code: 'hi' }

test('a page has one address for each language, without a name for the default language', () => {
  expect(addressIn(english, '/gemstones')).toBe('/gemstones')
  expect(addressIn(hindi, '/gemstones')).toBe('/gemstones?lang=hi')
})

test('the alternates of a page are its languages and the default', () => {
  expect(listAlternates([english, hindi], '/')).toEqual([
    { code: 'en', address: '/' },
    { code: 'hi', address: '/?lang=hi' },
    { code: 'x-default', address: '/' },
  ])
})

test('the language of an address can be read and removed', () => {
  expect(languageCodeFromSearch('?page=2&lang=hi')).toBe('hi')
  expect(languageCodeFromSearch('?page=2')).toBeUndefined()
  expect(withoutLanguage('?lang=hi')).toBe('')
  expect(withoutLanguage('?page=2&lang=hi')).toBe('?page=2')
})

test('a path has one canonical form', () => {
  expect(['/Horoscope/Weekly/ARIES', '/gemstones/', '/'].map(plainPath)).toEqual([
    '/horoscope/weekly/aries',
    '/gemstones',
    '/',
  ])
})
