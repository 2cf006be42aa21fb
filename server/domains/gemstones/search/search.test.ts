import { expect, test } from 'vitest'
import { isWithinEdits } from './edit-distance.rules.ts'
import { WordIndex } from './word-index.ts'
import { splitWords, splitMarkup } from './words.rules.ts'

test('words are compared without case, accents, nuktas and differences of spelling', () => {
  expect(splitWords('Émeraude, RUBY-red!')).toEqual(['emeraude', 'ruby', 'red'])
  expect(splitWords('फ़िरोज़ा')).toEqual(splitWords('फिरोजा'))
  expect(splitWords('चन्द्रकान्त')).toEqual(splitWords('चंद्रकांत'))
  expect(splitWords('पन्ना')).toEqual(splitWords('पना'))
})

test('words of markup do not include tags and entities', () => {
  expect(splitMarkup('<p>A <strong>green</strong>&nbsp;leaf &amp; vine</p>')).toEqual([
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
])('%s and %s are within %i edits: %s', (one, other, maxEdits, expected) => {
  expect(isWithinEdits(maxEdits, one, other)).toBe(expected)
  expect(isWithinEdits(maxEdits, other, one)).toBe(expected)
})

test('a text has to contain every word of a query, and prefixes take precedence over similar words', () => {
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
