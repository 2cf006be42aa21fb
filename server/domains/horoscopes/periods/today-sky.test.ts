import { expect, test } from 'vitest'
import { describeTodaySky } from './today-sky.ts'

const describeAt = (now: Temporal.Instant | string) =>
  describeTodaySky({
    now: Temporal.Instant.from(now),
    moonsign: 'Leo',
    timeZone: 'Europe/London',
    zodiac: 'sidereal',
  })

test('readers of a sign in a time zone share the sky of a minute', () => {
  const first = describeAt('2026-11-21T09:00:10Z')
  expect(describeAt('2026-11-21T09:00:59Z')).toBe(first)
  const next = describeAt('2026-11-21T09:01:00Z')
  expect(next.moon.degrees_in_sign).toBeGreaterThan(first.moon.degrees_in_sign)
})

// Guard in server/domains/horoscopes/periods/today-sky.ts: no sky is told beyond the Moon's change of sign.
test('a sky ends with the Moon’s stay in a sign, within its minute (DAY-18)', () => {
  const { until, sign, next_sign } = describeAt('2026-11-21T09:00:00Z').moon
  const change = Temporal.Instant.from(until)
  expect(change.epochMilliseconds % 60_000).toBeGreaterThan(1_000)
  expect(describeAt(change.subtract({ seconds: 1 })).moon.sign).toBe(sign)
  expect(describeAt(change).moon.sign).toBe(next_sign)
})

test('a date to note is not told as the next one once it has come, within its minute', () => {
  const { next_date } = describeAt('2026-11-21T09:00:00Z')
  const date = Temporal.Instant.from(next_date!.at)
  expect(describeAt(date.subtract({ milliseconds: 1 })).next_date!.at).toBe(next_date!.at)
  expect(describeAt(date).next_date!.at).not.toBe(next_date!.at)
})
