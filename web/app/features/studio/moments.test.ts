import { expect, test } from 'vitest'
import { readLocalInput, toLocalInput } from './moments.rules.ts'

test('a time that nobody changed keeps its seconds, another one is read in the time zone of the browser (STU-179)', () => {
  const known = '2026-11-21T09:30:27Z'
  expect(readLocalInput(toLocalInput(known), known)).toBe(known)
  const typed = readLocalInput('2026-12-24T18:05', known)
  expect(typed).toBe(new Date(2026, 11, 24, 18, 5).toISOString())
  expect(toLocalInput(typed ?? null)).toBe('2026-12-24T18:05')
})

test('an empty time is none, and one of another century is wrong (STU-179)', () => {
  expect(readLocalInput('', '2026-11-21T09:30:27Z')).toBeNull()
  expect(toLocalInput(null)).toBe('')
  expect(readLocalInput('0026-12-24T18:05', null)).toBeUndefined()
  expect(readLocalInput('tomorrow', null)).toBeUndefined()
})
