import { expect, test } from 'vitest'
import { wrapLines } from './wrap-lines.rules.ts'

const wrap = (text: string, widest: number) =>
  wrapLines(text, { measure: ({ length }) => length, widest })

test('a text that fits stays one line (ENT-87)', () => {
  expect(wrap('A loud pen', 10)).toEqual(['A loud pen'])
  expect(wrap('', 10)).toEqual([])
})

test('a text is broken into few lines of about equal length, and no word is lost (ENT-87)', () => {
  expect(wrap('A loud pen and an old prayer', 24)).toEqual(['A loud pen and', 'an old prayer'])
  expect(wrap('one two three four five six', 12)).toEqual(['one two', 'three four', 'five six'])
})

test('a word that is too long has a line of its own (ENT-87)', () => {
  expect(wrap('a Donaudampfschifffahrt b', 10)).toEqual(['a', 'Donaudampfschifffahrt', 'b'])
})
