import { expect, test } from 'vitest'
import { skyCalendarOf } from '../sky/sky-calendar.ts'
import { toneOfRuler, toneOfStay } from './tone.ts'

const calendar = skyCalendarOf('sidereal')
const tone = (
  graha: 'Venus' | 'Sun' | 'Jupiter' | 'Mercury' | 'Moon',
  day: string,
  house: 1 | 2 | 3 | 6 | 8,
) => {
  const at = Temporal.Instant.from(`${day}T12:00:00Z`)
  return toneOfStay(calendar.stayAt(graha, at), house, at, calendar)
}

// Phaladeepika 26: the Sun is at ease in the 3rd house and not in the 2nd, Venus in the 2nd.
test('a graha is at ease by its house', () => {
  expect(tone('Sun', '2026-12-20', 3)).toBe('easy')
  expect(tone('Sun', '2026-12-20', 2)).toBe('hard')
  expect(tone('Venus', '2026-04-01', 2)).toBe('easy')
})

test('a fallen graha is not at ease even in a good house: the Sun in Libra', () => {
  expect(tone('Sun', '2026-11-01', 3)).toBe('hard')
})

test('an exalted graha is at ease even in another house: Jupiter in Cancer', () => {
  expect(tone('Jupiter', '2026-09-01', 3)).toBe('easy')
})

test('a retrograde planet is not at ease: Mercury on 1 November 2026', () => {
  expect(tone('Mercury', '2026-11-01', 2)).toBe('hard')
})

// New Moon on 9 November 2026 and full Moon on 24 November 2026 (USNO).
test('the Moon is weak near the new Moon and strong near the full Moon', () => {
  expect(tone('Moon', '2026-11-09', 3)).toBe('hard')
  expect(tone('Moon', '2026-11-24', 2)).toBe('easy')
})

test('the ruler of another house has a hard time in the sixth, eighth and twelfth', () => {
  const at = Temporal.Instant.from('2026-12-20T12:00:00Z')
  const sun = calendar.stayAt('Sun', at)
  expect(toneOfRuler(sun, 2, at, calendar)).toBe('easy')
  expect(toneOfRuler(sun, 8, at, calendar)).toBe('hard')
})
