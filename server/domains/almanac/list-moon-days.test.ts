import { signKeys } from '@rashi/sky'
import { expect, test } from 'vitest'
import { describePeriods } from './describe-periods.ts'
import { listMoonDays } from './list-moon-days.ts'
import { spanAt } from './rules/spans.rules.ts'

const london = { zodiac: 'sidereal', timeZone: 'Europe/London' } as const
const week = spanAt('weekly', Temporal.PlainDate.from('2026-11-23'))

test('a week has seven days from Monday, on which the Moon is where the list of days has it (DAY-02)', () => {
  const days = listMoonDays(week, 'Scorpio', london)
  expect(days.map(({ date }) => date)).toEqual(
    [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`),
  )
  const [described] = [
    ...describePeriods({
      ...london,
      type: 'weekly',
      sign: 'Scorpio',
      from: week.from,
      count: 1,
      language: 'en',
    }),
  ] as [{ days: { moon_sign: string }[] }]
  expect(days.map(({ moon }) => moon.sign)).toEqual(
    described.days.map(({ moon_sign: sign }) => sign),
  )
})

test('the Moon of a day has its distance from the Sun at sunrise: almost full before the full Moon (DAY-02)', () => {
  // Full Moon on 24 November 2026 at 14:53 UTC (NASA), seven hours after the sunrise in London; it gains about 12° a day.
  const { moon } = listMoonDays(week, 'Leo', london)[1]!
  expect(moon.elongation).toBeGreaterThan(175)
  expect(moon.elongation).toBeLessThan(178)
})

test('each day has one word, and days on which the Moon stays in a sign have different ones (DAY-02)', () => {
  for (const sign of signKeys) {
    const days = listMoonDays(week, sign, london)
    for (const [index, code] of ['en', 'hi'].entries()) {
      const words = days.map(({ translations }) => translations[index]!.word)
      expect(new Set(words).size, `${sign} ${code}`).toBe(7)
      for (const word of words) expect(word).toMatch(/^\S+$/)
    }
  }
})

test.each(['monthly', 'yearly'] as const)('a %s period has no days (DAY-02)', (readingPeriod) => {
  expect(listMoonDays(spanAt(readingPeriod, week.from), 'Leo', london)).toEqual([])
})
