import type { Today } from '@rashi/contract'
import { expect, test } from 'vitest'
import { isOver } from './today-data.ts'

const loadedAt = new Date(2026, 10, 22, 22, 0)
const dayUntil = (until: Date) => ({
  today: { moon: { until: until.toISOString() } } as Today,
  loadedAt,
})

test.each([
  ['an hour later', new Date(2026, 10, 22, 23, 0), false],
  ['after midnight', new Date(2026, 10, 23, 0, 1), true],
  ['the same hour of another month', new Date(2026, 11, 22, 22, 0), true],
])('a day whose Moon stays is over %s: %s (DAY-19)', (_, now, over) => {
  expect(isOver(dayUntil(new Date(2027, 0, 1)), now)).toBe(over)
})

test('a day is over once the Moon has moved on (DAY-19)', () => {
  const day = dayUntil(new Date(2026, 10, 22, 22, 30))
  expect(isOver(day, new Date(2026, 10, 22, 22, 29))).toBe(false)
  expect(isOver(day, new Date(2026, 10, 22, 22, 30))).toBe(true)
})
