import { expect, test } from 'vitest'
import {
  type Eclipse,
  eclipseSight,
  listFestivals,
  listTransits,
  panchangaOf,
  placeOfTimeZone,
  sunriseOf,
} from '../index.ts'
import { type ComparedRow, rowsBeyond } from '../testing/rows-beyond.ts'
import oracle from './almanac.json' with { type: 'json' }
import { almanacPlaces as places, sunriseDifferences } from './differences.ts'
import * as published from './festival-days.ts'

const dayOf = (text: string) => Temporal.PlainDate.from(text)
const delhi = placeOfTimeZone('Asia/Kolkata')
const london = placeOfTimeZone('Europe/London')

test('the places of zones are those with which the reference was computed, within 0.1 degrees', () => {
  const rows = Object.entries(places).map(([timeZone, place]): ComparedRow => {
    const { latitudeDegrees, longitudeDegrees } = placeOfTimeZone(timeZone)
    const latitude = Math.abs(latitudeDegrees - place.latitudeDegrees)
    const longitude = Math.abs(longitudeDegrees - place.longitudeDegrees)
    return { name: timeZone, difference: Math.max(latitude, longitude), limit: 0.1 }
  })
  expect(rowsBeyond(rows)).toEqual([])
})

test('sunrise is within 15 seconds of Swiss Ephemeris (SKY-26)', () => {
  const rows = sunriseDifferences().map((row): ComparedRow => ({ ...row, limit: 15 }))
  expect(rows.length).toBeGreaterThan(150)
  expect(rowsBeyond(rows)).toEqual([])
})

test('sunrise in New Delhi and London is that of published almanacs, to 1.5 minutes (SKY-26)', () => {
  const ofDelhi = published.publishedDays.map(([day, at]) => [delhi, day, at] as const)
  const ofLondon = published.londonSunrises.map(([day, at]) => [london, day, at] as const)
  const rows = [...ofDelhi, ...ofLondon].map(([place, day, at]): ComparedRow => {
    const sunrise = sunriseOf(dayOf(day), place).toZonedDateTimeISO(place.timeZone)
    const expected = dayOf(day).toZonedDateTime({ timeZone: place.timeZone, plainTime: at })
    const difference = Math.abs(sunrise.since(expected).total('minutes'))
    return { name: `${place.timeZone} ${day} ${at}`, difference, limit: 1.5 }
  })
  expect(rowsBeyond(rows)).toEqual([])
})

test('tithi, nakshatra and the Moon’s signs of 110 days are those of Swiss Ephemeris (SKY-26)', () => {
  expect(oracle.days).toHaveLength(110)
  for (const [day, , tithi, nakshatra, sidereal, tropical] of oracle.days) {
    const date = dayOf(`${day}`)
    expect
      .soft(panchangaOf(date, delhi, 'sidereal'), `${day}`)
      .toMatchObject({ tithi, nakshatra, moonSign: sidereal })
    expect
      .soft(panchangaOf(date, delhi, 'tropical'), `${day}`)
      .toMatchObject({ tithi, nakshatra, moonSign: tropical })
  }
})

test('tithi, nakshatra and the Moon’s sign of a day are those of a published panchang (SKY-26)', () => {
  for (const [day, , tithi, nakshatra, moonSign] of published.publishedDays)
    expect
      .soft(panchangaOf(dayOf(day), delhi, 'sidereal'), day)
      .toMatchObject({ tithi, nakshatra, moonSign })
})

/** Days from a published one to the nearest on which we have the festival. */
function daysOff(day: string, festival: string): number {
  const around = listFestivals(
    dayOf(day).subtract({ days: 20 }),
    dayOf(day).add({ days: 20 }),
    delhi,
  )
  const distances = around
    .filter((one) => one.festival === festival)
    .map((one) => Math.abs(dayOf(day).until(one.day).days))
  return Math.min(...distances)
}

test('festivals of 2026 to 2030 in New Delhi are on the published days (SKY-27)', () => {
  expect(published.festivals.length).toBeGreaterThan(120)
  const rows = [...published.festivals, ...published.singleFestivals].map(
    ([day, festival]): ComparedRow => {
      return { name: `${day} ${festival}`, difference: daysOff(day, festival), limit: 1 }
    },
  )
  expect(rowsBeyond(rows)).toEqual([])
})

test('the days of Ekadashi in 2026, with its added month, are the published ones (SKY-27)', () => {
  const named = ['ekadashi', 'nirjala-ekadashi', 'dev-uthani-ekadashi', 'gita-jayanti']
  const found = listFestivals(dayOf('2026-01-01'), dayOf('2026-12-31'), delhi)
    .filter(({ festival }) => named.includes(festival))
    .map(({ day }) => `${day}`)
  expect(found).toEqual(published.ekadashis2026)
})

test('each eclipse of 2026 to 2028 is seen from seven cities as Swiss Ephemeris says (SKY-28)', () => {
  const eclipses = listTransits(
    Temporal.Instant.from('2026-01-01T00:00Z'),
    Temporal.Instant.from('2029-01-01T00:00Z'),
    'sidereal',
  ).filter((transit): transit is Eclipse => transit.kind === 'eclipse')
  const sights = eclipses.map((eclipse) => {
    const [, , ofZone] = oracle.sights.find(([day]) => `${eclipse.at}`.startsWith(`${day}`))!
    return [
      `${eclipse.at}`.slice(0, 10),
      eclipse.eclipsed,
      Object.fromEntries(
        Object.keys(ofZone!).map((zone) => [zone, eclipseSight(eclipse, places[zone]!)]),
      ),
    ]
  })
  expect(sights).toEqual(oracle.sights)
})
