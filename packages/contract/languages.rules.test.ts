import { expect, test } from 'vitest'
import {
  defaultLanguage,
  inDefaultLanguage,
  inLanguage,
  languageCodeOf,
  languageCodes,
  languageIdOf,
  languages,
  localeOf,
  translationRows,
} from './languages.rules.ts'

test('language codes and ids of the API convert into each other', () => {
  expect(languageCodes.map(languageIdOf)).toEqual([1, 2])
  expect(languageCodes.map(languageIdOf).map(languageCodeOf)).toEqual(languageCodes)
  expect(new Set(languageCodes.map(languageIdOf)).size).toBe(languageCodes.length)
})

test('an unknown language id means the default language, which has id 1 (LANG-02)', () => {
  expect(languageCodeOf(99)).toBe(defaultLanguage)
  expect(languageIdOf(defaultLanguage)).toBe(1)
})

test('every language has a locale and a time zone that the runtime knows', () => {
  for (const { locale, weekDayLocale, timeZone } of Object.values(languages)) {
    expect(Intl.DateTimeFormat.supportedLocalesOf([locale, weekDayLocale])).toHaveLength(
      locale === weekDayLocale ? 1 : 2,
    )
    expect(() => new Intl.DateTimeFormat(locale, { timeZone })).not.toThrow()
  }
  expect(localeOf('en')).toBe('en-GB')
})

test('content by language code becomes one row for each language, by ascending id', () => {
  expect(translationRows((code) => ({ name: code }))).toEqual([
    { language_id: 1, name: 'en' },
    { language_id: 2, name: 'hi' },
  ])
})

test('a row is found in the language, else in the default language, else the first (LANG-06)', () => {
  const [english, hindi, other] = [{ language_id: 1 }, { language_id: 2 }, { language_id: 3 }]
  expect(inLanguage([english, hindi], 2)).toBe(hindi)
  expect(inLanguage([hindi, english], 3)).toBe(english)
  expect(inLanguage([other, hindi], 1)).toBe(other)
  expect(inLanguage([], 1)).toBeUndefined()
  expect(inDefaultLanguage([hindi, english])).toBe(english)
})
