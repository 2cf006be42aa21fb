import { expect, test } from 'vitest'
import { dayIn, nextPeriodDay, phaseOf } from './moon-days.rules.ts'

test.each([
  [0, 'new'],
  [359, 'new'],
  [45, 'waxing'],
  [172, 'waxing'],
  [176.4, 'full'],
  [188, 'waning'],
  [300, 'waning'],
] as const)('the Moon at %s degrees from the Sun is %s (DAY-04)', (elongation, phase) => {
  expect(phaseOf({ sign: 'Aries', elongation })).toBe(phase)
})

test('today is the day where the reader is (DAY-04)', () => {
  const instant = new Date('2026-11-22T23:30:00Z')
  expect(dayIn(instant, 'Europe/London')).toBe('2026-11-22')
  expect(dayIn(instant, 'Asia/Kolkata')).toBe('2026-11-23')
})

test.each([
  ['2026-11-30', 'weekly', '2026-12-07'],
  ['2026-12-28', 'weekly', '2027-01-04'],
  ['2026-12-01', 'monthly', '2027-01-01'],
] as const)('after the period of %s (%s) comes that of %s (DAY-08)', (start, type, next) => {
  expect(nextPeriodDay(start, type)).toBe(next)
})
