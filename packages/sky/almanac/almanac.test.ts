import { describe, expect, test } from 'vitest'
import {
  festivalKeys,
  listFestivals,
  panchangaOf,
  type Place,
  placeOfTimeZone,
  sunriseOf,
  tithiAt,
} from '../index.ts'
import { moonSyzygies } from '../oracles/published-events.ts'

const dayOf = (text: string) => Temporal.PlainDate.from(text)
const delhi = placeOfTimeZone('Asia/Kolkata')
const localSunrise = (day: string, place: Place) =>
  sunriseOf(dayOf(day), place).toZonedDateTimeISO(place.timeZone)

describe('the place of a time zone', () => {
  test.each([
    ['Asia/Kolkata', 28.6139, 77.209],
    ['Asia/Calcutta', 28.6139, 77.209],
    // zone.tab: +513030-0000731 and -2332-04637.
    ['Europe/London', 51.5083, -0.1253],
    ['GB', 51.5083, -0.1253],
    ['America/Sao_Paulo', -23.5333, -46.6167],
    ['UTC', 51.4769, 0],
    ['Etc/GMT', 51.4769, 0],
    ['Etc/GMT+3', 0, -45],
    ['Etc/GMT-9', 0, 135],
  ])('of %s is %f, %f (SKY-26)', (timeZone, latitudeDegrees, longitudeDegrees) => {
    const place = placeOfTimeZone(timeZone)
    expect(place).toEqual({ latitudeDegrees, longitudeDegrees, timeZone })
  })

  test('has the zone’s name in the tz database’s spelling', () => {
    expect(placeOfTimeZone('europe/LONDON').timeZone).toBe('Europe/London')
  })

  test('is a city for every zone of the engine, except UTC', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    expect(zones.length).toBeGreaterThan(400)
    const unplaced = zones.filter((zone) => placeOfTimeZone(zone).latitudeDegrees === 51.4769)
    expect(unplaced.filter((zone) => zone !== 'UTC')).toEqual([])
    expect(zones.filter((zone) => placeOfTimeZone(zone).latitudeDegrees === 0)).toEqual([])
  })

  test.each(['', 'Mars/Olympus', '+05:30'])('is refused for %j', (timeZone) => {
    expect(() => placeOfTimeZone(timeZone)).toThrow(RangeError)
  })
})

describe('sunrise', () => {
  const longyearbyen = placeOfTimeZone('Arctic/Longyearbyen')
  const svalbard = { ...longyearbyen, latitudeDegrees: 78.22, longitudeDegrees: 15.65 }

  test.each(['2026-06-21', '2026-12-21'])(
    'is at 06:00 on %s where the Sun neither rises nor sets',
    (day) => {
      expect(`${localSunrise(day, svalbard).toPlainDateTime()}`).toBe(`${day}T06:00:00`)
    },
  )

  test('is on its own calendar day in every zone, on each side of the date line', () => {
    for (const zone of Intl.supportedValuesOf('timeZone'))
      for (const day of ['2026-03-20', '2026-06-21', '2026-12-21'])
        expect(`${localSunrise(day, placeOfTimeZone(zone)).toPlainDate()}`).toBe(day)
  })

  test('is refused for a place that is not on the Earth', () => {
    const nowhere = { ...delhi, latitudeDegrees: 91 }
    expect(() => sunriseOf(dayOf('2026-01-01'), nowhere)).toThrow(RangeError)
    expect(() => panchangaOf(dayOf('2026-01-01'), nowhere, 'sidereal')).toThrow(RangeError)
    expect(() => listFestivals(dayOf('2026-01-01'), dayOf('2026-01-02'), nowhere)).toThrow(
      RangeError,
    )
  })
})

test.each(moonSyzygies)('at %s, the %s Moon, one tithi ends and the next begins', (at, phase) => {
  const instant = Temporal.Instant.from(at)
  const around = [-3, 3].map((minutes) => tithiAt(instant.add({ minutes })))
  expect(around).toEqual(phase === 'new' ? [30, 1] : [15, 16])
})

describe('the list of festivals', () => {
  const year = listFestivals(dayOf('2026-01-01'), dayOf('2026-12-31'), delhi)
  const text = ({ day, festival }: (typeof year)[number]) => `${day} ${festival}`

  test('is ordered by day, and within a day by importance', () => {
    const ranks = year.map(({ day, festival }) => {
      return `${day} ${`${festivalKeys.indexOf(festival)}`.padStart(2, '0')}`
    })
    expect(ranks).toEqual(ranks.toSorted())
    expect(year.filter(({ day }) => `${day}` === '2026-01-14').map(text)).toEqual([
      '2026-01-14 makar-sankranti',
      '2026-01-14 ekadashi',
    ])
  })

  test('is the same day by day as for a year (SKY-27)', () => {
    const days = Array.from({ length: 365 }, (_, index) => dayOf('2026-01-01').add({ days: index }))
    const daily = days.flatMap((day) => listFestivals(day, day, delhi))
    expect(daily.map(text)).toEqual(year.map(text))
  })

  test('has each festival with a name once a year, in spite of the added month of 2026 (SKY-27)', () => {
    const monthly = ['ekadashi', 'purnima', 'amavasya', 'sankashti-chaturthi', 'pradosh']
    for (const festival of festivalKeys.filter((key) => !monthly.includes(key)))
      expect.soft(year.filter((one) => one.festival === festival).length, festival).toBe(1)
  })

  test('has no festival in the added month, from 17 May to 15 June 2026, but its observances', () => {
    const added = listFestivals(dayOf('2026-05-17'), dayOf('2026-06-14'), delhi)
    expect(added.map(({ festival }) => festival)).toEqual([
      'ekadashi',
      'pradosh',
      'purnima',
      'sankashti-chaturthi',
      'ekadashi',
      'pradosh',
    ])
  })

  test('keeps a festival on the day on which its tithi lasts at the place (SKY-27)', () => {
    // The Moon is full at 04:18 UTC on 28 August 2026: before sunrise in London, long after sunrise in New Delhi.
    const london = listFestivals(
      dayOf('2026-08-20'),
      dayOf('2026-08-31'),
      placeOfTimeZone('Europe/London'),
    )
    expect(london.map(text)).toContain('2026-08-27 raksha-bandhan')
    expect(year.map(text)).toContain('2026-08-28 raksha-bandhan')
  })

  test('exists in every zone, also where the Sun does not set for months', () => {
    for (const zone of ['Arctic/Longyearbyen', 'Antarctica/McMurdo', 'Pacific/Apia', 'UTC']) {
      const there = listFestivals(dayOf('2011-01-01'), dayOf('2011-12-31'), placeOfTimeZone(zone))
      const diwali = there.filter(({ festival }) => festival === 'diwali')
      expect(diwali).toHaveLength(1)
      expect(Math.abs(diwali[0]!.day.until(dayOf('2011-10-26')).days)).toBeLessThanOrEqual(1)
    }
  })
})
