import { expect, test } from 'vitest'
import { isBrand, isEmail, selectPossible } from './refused-password.rules.ts'

test.each([
  ['mira.sharma@example.org', 'Mira.Sharma@example.org'],
  ['Mira1990', 'mira@example.org'],
  ['MIRA-2026!', 'mira@example.org'],
])('the password %s is the email %s or begins as its mailbox', (password, email) => {
  expect(isEmail(password, email)).toBe(true)
})

test.each([
  ['Starlight7', 'star@example.org'],
  ['Miranda77', 'mira@example.org'],
  ['Str0ngPass1', 'mira@example.org'],
])('the password %s is not the email %s', (password, email) => {
  expect(isEmail(password, email)).toBe(false)
})

test.each([
  ['Rashi2026', 'Rashi', true],
  ['2026-rAsHi-RASHI', 'Rashi', true],
  ['StarSigns#1', 'Star Signs', true],
  ['राशि2026Aa', 'राशि', false],
  ['Rashid2026', 'Rashi', false],
  ['12345678', '2026', false],
])('of the password %s and the brand %s it is %s that they are one name', (password, brand, is) => {
  expect(isBrand(password, brand)).toBe(is)
})

test('of common passwords those remain that can have a lower and an upper case letter and a number', () => {
  expect(
    selectPossible(['Password1', 'password', '12345678', '1234567a', 'ab12', 'a1b2c3d4']),
  ).toEqual(['password1', 'a1b2c3d4'])
})
