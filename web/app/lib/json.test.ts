import { expect, test } from 'vitest'
import { isFlag, isNumber, isText, listOf, maybe, parseJson, shapeOf } from './json.rules.ts'

test.each(['', '{', 'undefined', '{"a":1', null, undefined])('%j is not JSON', (text) => {
  expect(parseJson(text)).toBeUndefined()
})

const isBasket = shapeOf<{ key: string; ids: readonly number[]; note?: string | undefined }>({
  key: isText,
  ids: listOf(isNumber),
  note: maybe(isText),
})

test.each([
  { key: 'Leo', ids: [] },
  { key: 'Leo', ids: [1, 2], note: 'new', more: true },
])('a record with its fields has its shape', (value) => {
  expect(isBasket(value)).toBe(true)
})

test.each([
  null,
  7,
  'Leo',
  [],
  {},
  { key: 'Leo' },
  { key: 5, ids: [] },
  { key: 'Leo', ids: ['1'] },
  { key: 'Leo', ids: {} },
  { key: 'Leo', ids: [], note: 7 },
])('%j has another shape', (value) => {
  expect(isBasket(value)).toBe(false)
})

test('a flag is true or false, and a number is finite', () => {
  expect([isFlag(true), isFlag(1), isNumber(NaN), isNumber(0)]).toEqual([true, false, false, true])
})
