import { expect, test } from 'vitest'
import { daysLeft, readList } from './lists.rules.ts'

test('the address names the list of a page, and anything else is the open one (STU-165)', () => {
  expect(readList('?list=closed')).toBe('closed')
  for (const search of ['', '?list=open', '?list=', '?list=CLOSED', '?other=closed'])
    expect(readList(search), search).toBe('open')
})

test('the days until an order is due count the day that has begun, and never fall below one (STU-165)', () => {
  const now = Date.parse('2026-11-27T09:00:00Z')
  expect(daysLeft('2026-12-11T09:00:00Z', now)).toBe(14)
  expect(daysLeft('2026-12-11T08:59:00Z', now)).toBe(14)
  expect(daysLeft('2026-11-28T09:00:01Z', now)).toBe(2)
  expect(daysLeft('2026-11-27T10:00:00Z', now)).toBe(1)
  expect(daysLeft('2026-11-20T10:00:00Z', now)).toBe(1)
})
