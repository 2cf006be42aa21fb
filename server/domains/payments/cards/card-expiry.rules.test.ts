import { expect, test } from 'vitest'
import { expiryOf, formatExpiry, warnsBefore } from './card-expiry.rules.ts'

test('a card is valid until the end of its month', () => {
  expect(`${expiryOf(12, 2026)}`).toBe('2027-01-01T00:00:00Z')
  expect(`${expiryOf(2, 2028)}`).toBe('2028-03-01T00:00:00Z')
  expect(formatExpiry(2, 2028)).toBe('02/2028')
})

test('a card’s holder is warned from thirty days before it expires', () => {
  const isWarned = (now: string) =>
    Temporal.Instant.compare(expiryOf(12, 2026), warnsBefore(Temporal.Instant.from(now))) <= 0
  expect(isWarned('2026-12-01T23:59:59Z')).toBe(false)
  expect(isWarned('2026-12-02T00:00:00Z')).toBe(true)
})
