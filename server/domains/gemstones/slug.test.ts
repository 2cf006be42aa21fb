import { expect, test } from 'vitest'
import { findFreeSlug, toSlug } from './slug.rules.ts'

test.each([
  ['Ruby halo ring', 'ruby-halo-ring'],
  ['  Cat’s eye – “Été” ring, 9 mm! ', 'cats-eye-ete-ring-9-mm'],
  ['माणिक की अँगूठी', 'gemstone'],
  ['a'.repeat(79) + ' b', 'a'.repeat(79)],
])('the title %j gives the address %s (STU-154)', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

test('an address that is taken gets a number (STU-154)', () => {
  expect(findFreeSlug('ring', [])).toBe('ring')
  expect(findFreeSlug('ring', ['ring', 'ring-2', 'ring-of-gold'])).toBe('ring-3')
})
