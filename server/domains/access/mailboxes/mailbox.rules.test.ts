import { expect, test } from 'vitest'
import { normaliseMailbox } from './mailbox.rules.ts'

test.each([
  ['Frank@Gmail.com', 'frank@gmail.com'],
  ['f.r.ank+stars@gmail.com', 'frank@gmail.com'],
  ['frank+1@googlemail.com', 'frank@gmail.com'],
  ['frank+1@outlook.com', 'frank@outlook.com'],
  // Dots are part of the name at every other host.
  ['f.rank+1@icloud.com', 'f.rank@icloud.com'],
  // The meaning of a local part is its host's matter: other hosts' addresses are compared whole.
  ['frank+1@example.org', 'frank+1@example.org'],
  ['F.Rank@Example.org', 'f.rank@example.org'],
  ['+frank@gmail.com', '+frank@gmail.com'],
])('the mailbox of %s is %s (SEC-41)', (email, mailbox) => {
  expect(normaliseMailbox(email)).toBe(mailbox)
})
