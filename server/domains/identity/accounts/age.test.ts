import { expect, test } from 'vitest'
import { hasReachedAge } from './age.rules.ts'

const at = (day: string) => Temporal.Instant.from(`${day}T12:00:00Z`)

test.each([
  ['2010-11-22 23:59:00', '2026-11-22', true],
  ['2010-11-23 00:00:00', '2026-11-22', false],
  ['2010-11-23 00:00:00', '2026-11-23', true],
  ['1990-05-17 04:25:00', '2026-11-22', true],
  ['2008-02-29 10:00:00', '2024-02-28', false],
  ['2008-02-29 10:00:00', '2024-02-29', true],
  ['2012-02-29 10:00:00', '2028-02-28', false],
])('somebody born at %s has reached 16 on %s: %s (ID-58)', (birth, day, expected) => {
  expect(hasReachedAge(birth, 16, at(day))).toBe(expected)
})

test('born on 29 February, one reaches 18 on 1 March (ID-58)', () => {
  expect(hasReachedAge('2008-02-29 10:00:00', 18, at('2026-02-28'))).toBe(false)
  expect(hasReachedAge('2008-02-29 10:00:00', 18, at('2026-03-01'))).toBe(true)
})
