import { expect, test } from 'vitest'
import { isOpposed, tagsOf, withoutTags } from './tags.rules.ts'

test('the tags at the end of a text are read and not printed', () => {
  expect(tagsOf('Ring your aunt today. #speak #early')).toEqual(['speak', 'early'])
  expect(withoutTags('Ring your aunt today. #speak #early')).toBe('Ring your aunt today.')
  expect(tagsOf('Ring your aunt today.')).toEqual([])
})

test('an unknown tag is refused as a mistake in the content', () => {
  expect(() => tagsOf('Ring your aunt today. #talk')).toThrow('Unknown tag #talk')
})

test.each([
  ['in', 'out'],
  ['speak', 'hold'],
  ['spend', 'save'],
  ['early', 'late'],
  ['begin', 'finish'],
] as const)('advice to %s opposes advice to %s, and the other way round', (one, other) => {
  expect(isOpposed([one], new Set([other]))).toBe(true)
  expect(isOpposed([other], new Set([one]))).toBe(true)
  expect(isOpposed([one], new Set([one]))).toBe(false)
})
