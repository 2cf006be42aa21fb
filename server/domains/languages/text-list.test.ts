import { expect, test } from 'vitest'
import { type Catalogue, listTexts } from './text-list.rules.ts'

const catalogue: Catalogue = {
  en: { a: 'Apple {{n}}', b: 'Bread', c: 'Cold milk', d: 'Dates' },
  hi: { a: 'सेब {{n}}', b: 'रोटी', d: 'खजूर' },
}
const change = (key: string, language_id: number, text: string, version: number) => ({
  key,
  language_id,
  text,
  version,
  updated_at: Temporal.Instant.from('2026-11-21T09:00:00Z'),
})
const rows = [
  change('d', 1, 'Sweet dates', 3),
  change('b', 1, 'Toast', 4),
  change('b', 2, 'टोस्ट', 5),
]
const keysOf = (filter: Omit<Parameters<typeof listTexts>[2], 'limit'>, limit = 10) => {
  const { texts, next } = listTexts(catalogue, rows, { ...filter, limit })
  return [texts.map(({ key }) => key).join(''), next]
}

test('texts that a language lacks are listed first, then those that are changed in one language only (STU-123)', () => {
  expect(keysOf({})).toEqual(['cdab', null])
  expect(listTexts(catalogue, rows, { limit: 1 }).counts).toEqual({
    all: 4,
    missing: 1,
    uneven: 1,
    changed: 2,
  })
  expect(keysOf({ state: 'missing' })).toEqual(['c', null])
  expect(keysOf({ state: 'uneven' })).toEqual(['d', null])
  expect(keysOf({ state: 'changed' })).toEqual(['db', null])
})

test('texts are read page by page by key, also after a key that is not among the found ones (STU-123)', () => {
  expect(keysOf({}, 2)).toEqual(['cd', 'd'])
  expect(keysOf({ after: 'd' }, 2)).toEqual(['ab', null])
  expect(keysOf({ after: 'b' }, 2)).toEqual(['', null])
  expect(keysOf({ q: 'toast', after: 'a' })).toEqual(['b', null])
})

test('texts are found by key and by words of what is shown now, in any language (STU-123)', () => {
  expect(keysOf({ q: 'MILK cold' })).toEqual(['c', null])
  expect(keysOf({ q: 'टोस्ट' })).toEqual(['b', null])
  expect(keysOf({ q: 'bread' })).toEqual(['', null])
})
