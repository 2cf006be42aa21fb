import { expect, test } from 'vitest'
import { toMarkup, toTyped } from './description.rules.ts'
import { readFilter } from './filter.rules.ts'

test.each([
  ['<p>One</p><p>Two &amp; <em>three</em></p>', 'One\n\nTwo & <em>three</em>'],
  ['<p>One</p>', 'One'],
  ['<ul><li>One</li></ul>', '<ul><li>One</li></ul>'],
  ['<p>One</p><ul><li>Two</li></ul>', '<p>One</p><ul><li>Two</li></ul>'],
])('the description %j is typed as %j, and becomes the same again (STU-152)', (markup, typed) => {
  expect(toTyped(markup)).toBe(typed)
  expect(toMarkup(typed)).toBe(markup)
})

test('lines of a paragraph are joined, and empty ones left out (STU-152)', () => {
  expect(toMarkup('\n One\r\n line\n\n \n\nTwo & three &eacute; \n')).toBe(
    '<p>One line</p><p>Two &amp; three &eacute;</p>',
  )
  expect(toMarkup(' \n ')).toBe('')
})

test('the search is read from the address, without what makes no sense (STU-152)', () => {
  expect(readFilter('?q=+ruby+&category_id=2')).toEqual({ q: 'ruby', category_id: 2 })
  for (const category of ['', '0', '-1', '1.5', 'x', '1234567'])
    expect(readFilter(`?q=&category_id=${category}`)).toEqual({})
})
