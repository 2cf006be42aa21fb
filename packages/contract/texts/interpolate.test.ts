import { expect, test } from 'vitest'
import { interpolate } from './interpolate.rules.ts'

test('every placeholder of a text is replaced by the value of its name', () => {
  expect(interpolate('{{n}} of {{all}}, {{n}} first', { n: 1, all: 'ten' })).toBe(
    '1 of ten, 1 first',
  )
})

test('a placeholder without a value, and braces inside a value, are left as they are', () => {
  expect(interpolate('{{missing}} {{constructor}}', {})).toBe('{{missing}} {{constructor}}')
  expect(interpolate('{{name}}', { name: '{{other}} $& $1', other: 'x' })).toBe('{{other}} $& $1')
})
