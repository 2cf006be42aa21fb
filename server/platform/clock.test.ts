import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'

test('the clock shows the machine’s time', () => {
  const before = Date.now()
  const shown = systemClock().now().epochMilliseconds
  expect(shown).toBeGreaterThanOrEqual(before)
  expect(shown).toBeLessThanOrEqual(Date.now())
})

test('CLOCK_AHEAD moves every reading by the same stretch (OPS-12)', () => {
  const before = Date.now()
  const clock = systemClock(Temporal.Duration.from('P31DT1H'))
  const stretchMilliseconds = (31 * 24 + 1) * 3_600_000
  const shown = clock.now().epochMilliseconds - stretchMilliseconds
  expect(shown).toBeGreaterThanOrEqual(before)
  expect(shown).toBeLessThanOrEqual(Date.now())
})

test('calendar months are accepted, counted from the start (OPS-12)', () => {
  const days = systemClock(Temporal.Duration.from('P1M'))
    .now()
    .since(Temporal.Now.instant())
    .total('hours')
  expect(days / 24).toBeGreaterThan(27.9)
  expect(days / 24).toBeLessThan(31.1)
})
