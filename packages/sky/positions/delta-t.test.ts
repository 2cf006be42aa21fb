import { expect, test } from 'vitest'
import { deltaTSeconds } from './delta-t.ts'

const daysAt = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000 - 10_957.5

// USNO's historic and monthly tables (historic_deltat.data, deltat.data).
test.each([
  ['1900-01-01', -2.72, 1],
  ['1950-01-01', 29.15, 0.5],
  ['1985-01-01', 54.34, 0.2],
  ['2000-01-01', 63.83, 0.2],
  ['2010-07-01', 66.2, 0.1],
  ['2016-07-01', 68.4, 0.1],
  ['2020-08-01', 69.3921, 0.05],
  ['2026-06-01', 69.1662, 0.05],
  ['2026-10-01', 69.2065, 0.02],
])('on %s the Earth lags %f s behind uniform time', (date, seconds, tolerance) => {
  expect(Math.abs(deltaTSeconds(daysAt(date)) - seconds)).toBeLessThan(tolerance)
})

test('ΔT is continuous from 1900 to 2100', () => {
  for (let day = daysAt('1900-01-01'); day < daysAt('2100-01-01'); day += 10)
    expect(Math.abs(deltaTSeconds(day + 10) - deltaTSeconds(day))).toBeLessThan(0.15)
})
