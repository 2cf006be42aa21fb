import { signKeys } from '@rashi/sky'
import { describe, expect, test } from 'vitest'
import { spanAt } from './rules/spans.rules.ts'
import { yearWheelOf } from './year-wheel.ts'

const yearOf = (year: number) => spanAt('yearly', Temporal.PlainDate.from(`${year}-06-01`))
const indianDay = (at: string) =>
  `${Temporal.Instant.from(at).toZonedDateTimeISO('Asia/Kolkata').toPlainDate()}`
const wheelOf = (year: number) => yearWheelOf(yearOf(year), 'Leo', 'sidereal')
const movesOf = (year: number, graha: string) =>
  wheelOf(year)
    .marks.filter((mark) => mark.kind === 'ingress' && mark.graha === graha)
    .map(({ at }) => indianDay(at))

describe('the wheel of a year', () => {
  // Drik Panchang, days in India: transits of Jupiter and Saturn in 2026 and 2027.
  test.each([
    [2026, 'Jupiter', ['2026-06-02', '2026-10-31']],
    [2027, 'Jupiter', ['2027-01-25', '2027-06-26', '2027-11-26']],
    [2026, 'Saturn', []],
    [2027, 'Saturn', ['2027-06-03', '2027-10-20']],
  ] as const)('of %i has the moves of %s on the published days (DAY-30)', (year, graha, days) => {
    expect(movesOf(year, graha)).toEqual(days)
  })

  // NASA GSFC, catalogs of eclipses: greatest eclipse, UT.
  test.each([
    [2026, ['2026-02-17 Sun', '2026-03-03 Moon', '2026-08-12 Sun', '2026-08-28 Moon']],
    [
      2027,
      ['2027-02-06 Sun', '2027-02-20 Moon', '2027-07-18 Moon', '2027-08-02 Sun', '2027-08-17 Moon'],
    ],
  ])('of %i has the eclipses of NASA’s catalogs (DAY-30)', (year, eclipses) => {
    const found = wheelOf(year).marks.filter(({ kind }) => kind === 'eclipse')
    expect(found.map(({ at, graha }) => `${at.slice(0, 10)} ${graha}`)).toEqual(eclipses)
  })

  test('has the quick planets’ turnings, but not their moves (DAY-30)', () => {
    const kinds = wheelOf(2026).marks.map(({ kind, graha }) => `${kind} ${graha}`)
    expect(kinds).toContain('station Mercury')
    expect(kinds).not.toContain('ingress Mercury')
    expect(kinds).not.toContain('ingress Moon')
  })

  test('has good weeks from Monday to Sunday within the year, for every sign and year, and not all year long (DAY-31)', () => {
    for (const year of [2025, 2026, 2027, 2028])
      for (const sign of signKeys) {
        const { good_weeks } = yearWheelOf(yearOf(year), sign, 'sidereal')
        const days = good_weeks.map(({ from, to }) => {
          const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
          expect(first.dayOfWeek === 1 || from === `${year}-01-01`).toBe(true)
          expect(last.dayOfWeek === 7 || to === `${year}-12-31`).toBe(true)
          return first.until(last).days + 1
        })
        const total = days.reduce((sum, count) => sum + count, 0)
        expect(total, `${sign} ${year}`).toBeGreaterThanOrEqual(7)
        // Taurus has as many at ease as ever in 30 weeks of 2025, with Jupiter and Saturn both well placed.
        expect(total, `${sign} ${year}`).toBeLessThanOrEqual(30 * 7)
      }
  })

  // The week of 20 April 2026 for Taurus, by Phaladeepika 26 and a published ephemeris: Venus in Taurus (1st), Mars
  // and Saturn in Pisces (11th) and Rahu in Aquarius (10th) are at ease; Ketu in Leo (4th) is not.
  test('says in every language who is on the reader’s side (DAY-31)', () => {
    const { good_weeks } = yearWheelOf(yearOf(2026), 'Taurus', 'sidereal')
    const spring = good_weeks.find(({ from, to }) => from <= '2026-04-20' && to >= '2026-04-26')
    const [english, hindi] = spring!.translations.map(({ text }) => text)
    expect(english).toMatch(/^On your side: .*Mars.* and /)
    expect(english).toContain('Venus')
    expect(english).toContain('Saturn')
    expect(english).not.toContain('Ketu')
    expect(hindi).toMatch(/^आपके साथ: .*शुक्र/)
  })
})
