import { expect, test } from 'vitest'
import { meanElongation, countReturns } from './mean-moon.rules.ts'

// Full Moons of 2026, USNO.
const fullMoons = [
  '2026-01-03T10:03Z',
  '2026-02-01T22:09Z',
  '2026-03-03T11:38Z',
  '2026-04-02T02:12Z',
  '2026-05-01T17:23Z',
  '2026-05-31T08:45Z',
  '2026-06-29T23:57Z',
]

test('consecutive full Moons have consecutive numbers', () => {
  const counted = fullMoons.map((at) =>
    countReturns(meanElongation, Temporal.Instant.from(at), 180),
  )
  expect(counted.map((count) => count - counted[0]!)).toEqual([0, 1, 2, 3, 4, 5, 6])
})
