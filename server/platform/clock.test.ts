import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'

test('the clock returns the machine’s time', () => {
  const before = Date.now()
  const reading = systemClock().now().epochMilliseconds
  expect(reading).toBeGreaterThanOrEqual(before)
  expect(reading).toBeLessThanOrEqual(Date.now())
})

test('CLOCK_AHEAD moves every reading by the same duration (OPS-12)', () => {
  const before = Date.now()
  const clock = systemClock(Temporal.Duration.from('P31DT1H'))
  const aheadMilliseconds = (31 * 24 + 1) * 3_600_000
  const reading = clock.now().epochMilliseconds - aheadMilliseconds
  expect(reading).toBeGreaterThanOrEqual(before)
  expect(reading).toBeLessThanOrEqual(Date.now())
})

test('CLOCK_AHEAD in months is counted from the start (OPS-12)', () => {
  const days = systemClock(Temporal.Duration.from('P1M'))
    .now()
    .since(Temporal.Now.instant())
    .total('hours')
  expect(days / 24).toBeGreaterThan(27.9)
  expect(days / 24).toBeLessThan(31.1)
})
