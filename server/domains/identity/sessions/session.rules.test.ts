import { expect, test } from 'vitest'
import { isAlive, shouldRecordUse } from './session.rules.ts'

const start = Temporal.Instant.from('2026-11-21T09:00:00Z')
const after = (duration: string) => start.add(duration)

test.each([
  ['PT0S', true],
  ['PT30M', true],
  ['PT30M0.001S', false],
  ['PT31M', false],
])('%s after its last use a session is alive: %s (ID-43)', (idle, alive) => {
  expect(isAlive({ issued_at: start, last_used_at: start }, after(idle))).toBe(alive)
})

test.each([
  ['PT12H', true],
  ['PT12H0.001S', false],
])('%s after its issue a session in constant use is alive: %s (ID-43)', (age, alive) => {
  expect(isAlive({ issued_at: start, last_used_at: after(age) }, after(age))).toBe(alive)
})

test('a use is recorded again only after 5 seconds', () => {
  const session = { issued_at: start, last_used_at: start }
  expect(shouldRecordUse(session, after('PT5S'))).toBe(false)
  expect(shouldRecordUse(session, after('PT5.001S'))).toBe(true)
})
