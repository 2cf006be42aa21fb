import { expect, test } from 'vitest'
import { isWithin } from './likeness.rules.ts'
import { WordIndex } from './word-index.ts'
import { wordsOf, wordsOfMarkup } from './words.rules.ts'

test('words are compared without case, accents, nuktas and differences of spelling', () => {
  expect(wordsOf('Émeraude, RUBY-red!')).toEqual(['emeraude', 'ruby', 'red'])
  expect(wordsOf('फ़िरोज़ा')).toEqual(wordsOf('फिरोजा'))
  expect(wordsOf('चन्द्रकान्त')).toEqual(wordsOf('चंद्रकांत'))
  expect(wordsOf('पन्ना')).toEqual(wordsOf('पना'))
})

test('markup is no word', () => {
  expect(wordsOfMarkup('<p>A <strong>green</strong>&nbsp;leaf &amp; vine</p>')).toEqual([
    'a',
    'green',
    'leaf',
    'vine',
  ])
})

test.each([
  ['opal', 'opal', 0, true],
  ['opel', 'opal', 0, false],
  ['opel', 'opal', 1, true],
  ['opl', 'opal', 1, true],
  ['opaal', 'opal', 1, true],
  ['oapl', 'opal', 1, true],
  ['aopl', 'opal', 1, false],
  ['oal', 'opals', 1, false],
  ['oal', 'opals', 2, true],
  ['', 'a', 1, true],
  ['amythest', 'amethyst', 1, false],
  ['amythest', 'amethyst', 2, true],
])('%s is like %s within %i: %s', (one, other, most, expected) => {
  expect(isWithin(most, one, other)).toBe(expected)
  expect(isWithin(most, other, one)).toBe(expected)
})

test('every word of a query has to be found; what begins so goes before what is merely alike', () => {
  const index = new WordIndex([['red', 'ruby'], ['red', 'garnet'], ['bed', 'pearl'], ['pearly']])
  const found = (query: string) => {
    const marks = index.find(query)
    return marks && [...marks.keys()].filter((place) => marks[place] === 1)
  }
  expect(found('red')).toEqual([0, 1])
  expect(found('red ruby')).toEqual([0])
  expect(found('rwd')).toEqual([0, 1])
  expect(found('pear')).toEqual([2, 3])
  expect(found('ruby pearl')).toEqual([])
  expect(found('xq')).toEqual([])
  expect(found(' -, ')).toBeUndefined()
})
