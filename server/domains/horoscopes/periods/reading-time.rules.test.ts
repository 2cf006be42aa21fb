import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.rules.ts'

const words = (count: number, word = 'word') => Array(count).fill(word).join(' ')

// 200 words a minute, a little under the 238 of Brysbaert (2019) for English non-fiction.
test.each([
  ['nothing', '', 1],
  ['three words', '<p>Ring your sister.</p>', 1],
  ['400 words in two paragraphs', `<p>${words(200)}</p><p>${words(200)}</p>`, 2],
  ['700 words', `<p>${words(700)}</p>`, 4],
  ['600 Hindi words', `<p>${words(600, 'शब्द')}</p>`, 3],
])('reading %s takes whole minutes, at least one (DAY-40)', (_, markup, minutes) => {
  expect(readingMinutes(markup)).toBe(minutes)
})

test('the notes of the evidence, which are closed, do not lengthen reading (DAY-40)', () => {
  const note = `<details><summary>Why?</summary><ul><li>${words(400)}</li></ul></details>`
  expect(readingMinutes(`<p>${words(400)}</p>${note}`)).toBe(2)
})
