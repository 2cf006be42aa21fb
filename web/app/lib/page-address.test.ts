import { expect, test } from 'vitest'
import {
  addressIn,
  alternatesOf,
  languageCodeFromSearch,
  plainPath,
  withoutLanguage,
} from './page-address.rules.ts'

const english = { id: 1, code: 'en' }
const hindi = { id: 2, code: 'hi' }

test('a page has one address a language: the first language needs no name', () => {
  expect(addressIn(english, '/gemstones')).toBe('/gemstones')
  expect(addressIn(hindi, '/gemstones')).toBe('/gemstones?lang=hi')
})

test('a page names itself in every language, and the address for everybody else', () => {
  expect(alternatesOf([english, hindi], '/')).toEqual([
    { code: 'en', address: '/' },
    { code: 'hi', address: '/?lang=hi' },
    { code: 'x-default', address: '/' },
  ])
})

test('an address tells its language, and can be told without it', () => {
  expect(languageCodeFromSearch('?page=2&lang=hi')).toBe('hi')
  expect(languageCodeFromSearch('?page=2')).toBeUndefined()
  expect(withoutLanguage('?lang=hi')).toBe('')
  expect(withoutLanguage('?page=2&lang=hi')).toBe('?page=2')
})

test('a path is the same however it was typed', () => {
  expect(['/Horoscope/Weekly/ARIES', '/gemstones/', '/'].map(plainPath)).toEqual([
    '/horoscope/weekly/aries',
    '/gemstones',
    '/',
  ])
})
