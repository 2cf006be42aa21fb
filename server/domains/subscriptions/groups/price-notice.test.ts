import { expect, test } from 'vitest'
import { firstRenewalAfterNotice, isAnnounced } from './price-notice.rules.ts'

const at = (text: string) => Temporal.Instant.from(text)

test('a price holds for periods that start 30 days after its holder was told, and not a second earlier (STU-130)', () => {
  const group = { next_amount_pence: 249, price_told_at: at('2026-11-24T09:00:00Z') }
  expect(isAnnounced(group, at('2026-12-24T08:59:59Z'))).toBe(false)
  expect(isAnnounced(group, at('2026-12-24T09:00:00Z'))).toBe(true)
  expect(isAnnounced({ ...group, price_told_at: null }, at('2027-12-24T09:00:00Z'))).toBe(false)
  expect(isAnnounced({ ...group, next_amount_pence: null }, at('2027-12-24T09:00:00Z'))).toBe(false)
})

test('the letter names the first renewal after the notice period (STU-130)', () => {
  const firstOf = (billing_interval: 'week' | 'month' | 'year', anchor: string) =>
    firstRenewalAfterNotice(
      { billing_interval, anchored_at: at(anchor), period_number: 1 },
      at('2026-11-24T09:00:00Z'),
    ).toString()
  // 30 days later is Thursday 24 December, 09:00.
  expect(firstOf('week', '2026-11-19T09:00:00Z')).toBe('2026-12-24T09:00:00Z')
  expect(firstOf('week', '2026-11-19T08:00:00Z')).toBe('2026-12-31T08:00:00Z')
  expect(firstOf('month', '2026-11-20T09:00:00Z')).toBe('2027-01-20T09:00:00Z')
  expect(firstOf('year', '2026-01-01T09:00:00Z')).toBe('2027-01-01T09:00:00Z')
})
