import { expect, test } from 'vitest'
import { skyCalendarOf } from './sky-calendar.ts'

const calendar = skyCalendarOf('sidereal')
const at = (day: string) => Temporal.Instant.from(`${day}T12:00:00Z`)
const dayOf = (instant: Temporal.Instant) =>
  `${instant.toZonedDateTimeISO('Asia/Kolkata').toPlainDate()}`

// Drik Panchang: Jupiter enters Cancer 2 June 2026 and Leo 31 October 2026, returns to Cancer on 25 January 2027
// and enters Leo again on 26 June 2027; Saturn enters Aries 3 June 2027 and returns to Pisces 20 October 2027.
test.each([
  ['Jupiter', '2026-08-01', 'Cancer', '2026-06-02', '2026-10-31', false],
  ['Jupiter', '2026-12-01', 'Leo', '2026-10-31', '2027-01-25', false],
  ['Jupiter', '2027-03-01', 'Cancer', '2027-01-25', '2027-06-26', true],
  ['Saturn', '2026-11-22', 'Pisces', '2025-03-29', '2027-06-03', false],
  ['Saturn', '2027-12-01', 'Pisces', '2027-10-20', '2028-02-23', true],
] as const)('%s is on %s in %s, from %s to %s', (graha, day, sign, from, to, returning) => {
  const stay = calendar.stayAt(graha, at(day))
  expect([stay.sign, dayOf(stay.from), dayOf(stay.to), stay.returning]).toEqual([
    sign,
    from,
    to,
    returning,
  ])
})

test('the nodes, which always move backwards, never return', () => {
  expect(calendar.stayAt('Rahu', at('2027-06-01'))).toMatchObject({
    sign: 'Capricorn',
    returning: false,
  })
})

// Mercury is retrograde from 24 October to 13 November 2026.
test.each([
  ['2026-10-20', false],
  ['2026-11-01', true],
  ['2026-11-20', false],
])('Mercury on %s is retrograde: %s', (day, isRetrograde) => {
  expect(calendar.isRetrograde('Mercury', at(day))).toBe(isRetrograde)
})
