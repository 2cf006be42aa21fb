import { expect, test } from 'vitest'
import { readStopToken, stopTokenOf } from './stop-token.rules.ts'

const key = Buffer.alloc(32, 7)
const userId = '019aa8b2-0f3c-7c53-8d0f-2f6e1c9b4a11'
const token = stopTokenOf(key, 'weekly', userId)

test('the token of a letter names its reader and is URL-safe (DAY-76)', () => {
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(readStopToken(key, 'weekly', token)).toBe(userId)
})

// Guard in server/domains/letters/stop/stop-token.rules.ts: the code of a token is verified.
test('a token with another reader, letter, key or code stops nothing (DAY-76)', () => {
  const bytes = Buffer.from(token, 'base64url')
  for (const index of [0, 15, 16, 31]) {
    const changed = Buffer.from(bytes)
    changed[index]! ^= 1
    expect(readStopToken(key, 'weekly', changed.toString('base64url'))).toBeUndefined()
  }
  expect(readStopToken(key, 'trial', token)).toBeUndefined()
  expect(readStopToken(Buffer.alloc(32, 8), 'weekly', token)).toBeUndefined()
  for (const other of ['', 'x', token.slice(1), `${token}AA`, '\u0000'])
    expect(readStopToken(key, 'weekly', other)).toBeUndefined()
})
