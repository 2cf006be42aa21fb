import { expect, test } from 'vitest'
import { describeTodaySky } from './today-sky.ts'

const describeAt = (now: Temporal.Instant | string) =>
  describeTodaySky({
    now: Temporal.Instant.from(now),
    moonsign: 'Leo',
    timeZone: 'Europe/London',
    zodiac: 'sidereal',
  })

test('readers of a sign in a time zone share a description of the sky for up to a minute (DAY-97)', () => {
  const first = describeAt('2026-11-21T09:00:10Z')
  expect(describeAt('2026-11-21T09:00:59Z')).toBe(first)
  const next = describeAt('2026-11-21T09:01:00Z')
  expect(next.moon.degrees_in_sign).toBeGreaterThan(first.moon.degrees_in_sign)
})

// Guard in server/domains/horoscopes/periods/today-sky.ts: a cached sky ends when the Moon changes its sign.
test('the described sky changes at the instant at which the Moon changes its sign (DAY-18, DAY-97)', () => {
  const { until, sign, next_sign } = describeAt('2026-11-21T09:00:00Z').moon
  const change = Temporal.Instant.from(until)
  expect(change.epochMilliseconds % 60_000).toBeGreaterThan(1_000)
  expect(describeAt(change.subtract({ seconds: 1 })).moon.sign).toBe(sign)
  expect(describeAt(change).moon.sign).toBe(next_sign)
})

test('the next date to note changes at the instant of the date (DAY-97)', () => {
  const { next_date } = describeAt('2026-11-21T09:00:00Z')
  const date = Temporal.Instant.from(next_date!.at)
  expect(describeAt(date.subtract({ milliseconds: 1 })).next_date!.at).toBe(next_date!.at)
  expect(describeAt(date).next_date!.at).not.toBe(next_date!.at)
})

// Guard in server/domains/horoscopes/periods/today-sky.ts: a cached sky begins when it was computed.
test('a clock that was set back is answered the sky of its own time (DAY-97)', () => {
  const later = describeAt('2026-11-21T12:00:30Z')
  const earlier = describeAt('2026-11-21T09:00:30Z')
  expect(earlier.moon.degrees_in_sign).toBeLessThan(later.moon.degrees_in_sign)
})
