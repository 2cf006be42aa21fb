import { expect, test } from 'vitest'
import { maskEmail } from './masked-email.rules.ts'

test.each([
  ['asha@example.org', 'a…a@example.org'],
  ['mira+stars@example.org', 'm…s@example.org'],
  ['ab@example.org', 'a…@example.org'],
  ['a@example.org', 'a…@example.org'],
])('%s is masked as %s (SEC-61)', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
