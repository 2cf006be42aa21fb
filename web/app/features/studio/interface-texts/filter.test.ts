import { expect, test } from 'vitest'
import { readFilter } from './filter.rules.ts'

test('the address keeps the words and the state that are searched for, and nothing unknown (STU-127)', () => {
  expect(readFilter('?q=+sign+in+&state=uneven')).toEqual({ q: 'sign in', state: 'uneven' })
  expect(readFilter('?q=&state=odd&after=x')).toEqual({})
})
