import type { SingleHoroscope } from '@rashi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createHoroscopeApp,
  type HoroscopeApp,
  leo,
  newestPeriod,
} from '../testing/horoscope-fixtures.ts'
import { readYearWheel } from './read-year-wheel.ts'

let app: HoroscopeApp
beforeAll(async () => {
  app = await createHoroscopeApp()
})
afterAll(() => app.product.close())

const readYear = async () => {
  const { body } = await app.readAsGuest('yearly/leo')
  return newestPeriod(body.horoscope)
}

describe('the wheel of a year', () => {
  test('is answered to guests and readers alike, with texts in both languages (DAY-30, DAY-31)', async () => {
    const { wheel } = await readYear()
    expect(wheel!.marks.find(({ kind }) => kind === 'eclipse')).toEqual({
      // NASA GSFC: annular eclipse of 17 February 2026, greatest at 12:11:54 UT.
      at: expect.stringMatching(/^2026-02-17T12:1[12]:/),
      kind: 'eclipse',
      graha: 'Sun',
      translations: [
        { language_id: 1, text: 'Eclipse of the Sun (annular), the Moon in Aquarius' },
        { language_id: 2, text: 'वलयाकार सूर्य ग्रहण, चंद्रमा कुंभ राशि में' },
      ],
    })
    expect(wheel!.good_weeks.length).toBeGreaterThan(0)
    const { body } = await app.readAsUser(app.trialUser, 'yearly/leo')
    expect(newestPeriod(body.horoscope).wheel).toEqual(wheel)
  })

  // NASA GSFC: total lunar eclipse of 31 December 2028, greatest at 16:52 UT, which is New Year's Day in Auckland.
  test('has what happens on the year’s days in the reader’s time zone (DAY-30)', () => {
    const eclipses = (year: number, timeZone: string) =>
      readYearWheel({ sign_id: leo, starts_on: `${year}-01-01`, zodiac: 'sidereal' }, timeZone)
        .marks.filter(({ kind }) => kind === 'eclipse')
        .map(({ at }) => at.slice(0, 10))
    expect(eclipses(2028, 'Europe/London')).toContain('2028-12-31')
    expect(eclipses(2029, 'Europe/London')).not.toContain('2028-12-31')
    expect(eclipses(2028, 'Pacific/Auckland')).not.toContain('2028-12-31')
    expect(eclipses(2029, 'Pacific/Auckland')).toContain('2028-12-31')
  })

  test('is there of every year that is answered, but not of weeks, nor in the list of a user’s horoscopes (DAY-30)', async () => {
    const { body } = await app.readAsGuest('yearly/leo')
    const { horoscopeData } = body.horoscope as SingleHoroscope
    expect(horoscopeData.map(({ date, wheel }) => [date, wheel !== undefined])).toEqual([
      ['2024-01-01', true],
      ['2025-01-01', true],
      ['2026-01-01', true],
    ])
    const week = newestPeriod((await app.readAsGuest('weekly/leo')).body.horoscope)
    expect(week).not.toHaveProperty('wheel')
    const { token } = app.trialUser
    const list = await app.product.call('GET /api/horoscope/user-horoscopes?refresh=1', { token })
    expect(JSON.stringify(list.body)).not.toContain('"wheel"')
  })
})

describe('the sections of a year', () => {
  test('say how long reading them takes, though their text is locked; chapters of weeks do not (DAY-40)', async () => {
    const { parts } = await readYear()
    expect(parts).toHaveLength(13)
    for (const { reading_time, translations } of parts) {
      expect(reading_time!.map(({ language_id }) => language_id)).toEqual([1, 2])
      for (const { minutes } of reading_time!) {
        expect(minutes).toBeGreaterThanOrEqual(1)
        expect(minutes).toBeLessThanOrEqual(10)
      }
      expect(translations.every((texts) => !('description' in texts))).toBe(true)
    }
    const { body } = await app.readAsUser(app.trialUser, 'weekly/scorpio')
    expect(newestPeriod(body.horoscope).parts[0]).not.toHaveProperty('reading_time')
  })
})
