import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { birthInstant, localMinuteAt } from './birth-instant.ts'
import olderBackzone from './data/backzone-offsets-before-1921.json' with { type: 'json' }
import backzone from './data/backzone-offsets.json' with { type: 'json' }

const utcOf = (local: string, timeZone: string): string =>
  `${birthInstant(local, timeZone).instant} ${birthInstant(local, timeZone).utcOffset}`

describe('a birth time (SKY-05)', () => {
  // Offsets as the tz database's own comments and national laws give them.
  test.each([
    [
      'Bombay time before Indian Standard Time',
      '1905-06-01 12:00:00',
      'Asia/Kolkata',
      '1905-06-01T06:38:50Z +05:21:10',
    ],
    [
      'Indian Standard Time since 1906',
      '1906-01-02 12:00:00',
      'Asia/Kolkata',
      '1906-01-02T06:30:00Z +05:30',
    ],
    ['Indian war time', '1943-08-15 12:00:00', 'Asia/Kolkata', '1943-08-15T05:30:00Z +06:30'],
    [
      'British double summer time',
      '1943-07-01 12:00:00',
      'Europe/London',
      '1943-07-01T10:00:00Z +02:00',
    ],
    [
      'American war time in winter',
      '1943-01-15 12:00:00',
      'America/New_York',
      '1943-01-15T16:00:00Z -04:00',
    ],
    ['Paris mean time', '1900-06-01 12:00:00', 'Europe/Paris', '1900-06-01T11:50:39Z +00:09:21'],
    ['Amsterdam time', '1925-02-15 14:30:00', 'Europe/Amsterdam', '1925-02-15T14:10:28Z +00:19:32'],
    [
      'no summer time in Iceland of 1969',
      '1969-07-01 12:00:00',
      'Atlantic/Reykjavik',
      '1969-07-01T12:00:00Z +00:00',
    ],
    [
      'Stockholm in the war, without summer time',
      '1942-07-01 12:00:00',
      'Europe/Stockholm',
      '1942-07-01T11:00:00Z +01:00',
    ],
    [
      'Congo before it had standard time of its own',
      '1911-06-09 12:00:00',
      'Africa/Kinshasa',
      '1911-06-09T11:00:00Z +01:00',
    ],
    [
      'British Standard Time at the turn of 1970',
      '1970-01-01 00:30:00',
      'Europe/Dublin',
      '1969-12-31T23:30:00Z +01:00',
    ],
    [
      'a half-hour summer time',
      '2020-01-15 12:00:00',
      'Australia/Lord_Howe',
      '2020-01-15T01:00:00Z +11:00',
    ],
  ])('keeps %s', (_, local, timeZone, expected) => {
    expect(utcOf(local, timeZone)).toBe(expected)
  })

  test('is found for the first minute of 1900 in every zone', () => {
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      const { instant } = birthInstant('1900-01-01 00:00:00', timeZone)
      expect(Math.abs(instant.epochMilliseconds / 1000 + 2_208_988_800)).toBeLessThan(15.3 * 3600)
    }
  })

  test('agrees with Temporal from 1970 on, in every zone', () => {
    const minutes = fc.integer({ min: 2 * 1440, max: 130 * 365 * 1440 })
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    fc.assert(
      fc.property(zone, minutes, (timeZone, minute) => {
        const civil = Temporal.PlainDateTime.from('1970-01-01T00:00').add({ minutes: minute })
        const { instant } = birthInstant(`${civil}`.replace('T', ' '), timeZone)
        expect(`${instant}`).toBe(`${civil.toZonedDateTime(timeZone).toInstant()}`)
      }),
      { numRuns: 2000 },
    )
  })

  test('is continuous between the early tables and the engine’s data', () => {
    for (const timeZone of [...Object.keys(backzone.zones), ...Object.keys(olderBackzone.zones)]) {
      const minutes = Array.from({ length: 80 }, (_, hour) => {
        const local = new Date(Date.UTC(1969, 11, 30, 12) + hour * 3_600_000).toISOString()
        return birthInstant(`${local.slice(0, 10)} ${local.slice(11, 16)}:00`, timeZone)
      })
      minutes.slice(1).forEach(({ instant, kind }, index) => {
        expect(kind).toBe('normal')
        expect(instant.since(minutes[index]!.instant).total('hours')).toBe(1)
      })
    }
  })
})

describe('a clock change (SKY-06)', () => {
  test.each([
    ['skipped', '2024-03-31 01:30:00', 'Europe/London', '2024-03-31T01:30:00Z +01:00'],
    ['skipped', '2024-03-10 02:30:00', 'America/New_York', '2024-03-10T07:30:00Z -04:00'],
    ['skipped', '1930-05-15 02:30:00', 'Europe/Amsterdam', '1930-05-15T02:10:28Z +01:19:32'],
    ['skipped', '2011-12-30 12:00:00', 'Pacific/Apia', '2011-12-30T22:00:00Z +14:00'],
    ['repeated', '2024-10-27 01:30:00', 'Europe/London', '2024-10-27T00:30:00Z +01:00'],
    ['repeated', '2024-11-03 01:30:00', 'America/New_York', '2024-11-03T05:30:00Z -04:00'],
    ['repeated', '1930-10-05 02:30:00', 'Europe/Amsterdam', '1930-10-05T01:10:28Z +01:19:32'],
    ['normal', '2024-03-31 02:00:00', 'Europe/London', '2024-03-31T01:00:00Z +01:00'],
    ['normal', '2024-10-27 02:00:00', 'Europe/London', '2024-10-27T02:00:00Z +00:00'],
  ])('reads a %s time, %s in %s, as Temporal’s compatible rule does', (kind, local, zone, utc) => {
    expect(birthInstant(local, zone).kind).toBe(kind)
    expect(utcOf(local, zone)).toBe(utc)
  })

  test('agrees with Temporal at every change of every zone since 1970', () => {
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      let clock = Temporal.Instant.from('1970-01-04T00:00Z').toZonedDateTimeISO(timeZone)
      for (let change = 0; change < 12; change++) {
        const next = clock.getTimeZoneTransition('next')
        if (!next || next.year > 2098) break
        clock = next
        for (const minutes of [-61, -31, -30, -1, 0, 1, 29, 59, 60]) {
          const civil = clock.toPlainDateTime().add({ minutes }).round('minute')
          const { instant } = birthInstant(`${civil}`.replace('T', ' '), timeZone)
          expect(`${instant}`).toBe(`${civil.toZonedDateTime(timeZone).toInstant()}`)
        }
      }
    }
  })
})

describe('an invalid birth time is refused (SKY-07)', () => {
  test.each([
    '',
    '2000-01-01',
    '2000-01-01T12:00:00',
    '2000-01-01 12:00',
    '2000-01-01 12:00:30',
    '2000-02-30 12:00:00',
    '2001-02-29 12:00:00',
    '2000-13-01 12:00:00',
    '2000-01-01 24:00:00',
    '2000-01-01 12:60:00',
    ' 2000-01-01 12:00:00',
    '2000-01-01 12:00:00Z',
    '0099-01-01 12:00:00',
    '1899-12-31 23:59:00',
    '2100-01-01 00:00:00',
  ])('%j', (local) => {
    expect(() => birthInstant(local, 'Asia/Kolkata')).toThrow(RangeError)
  })

  test.each(['', 'Mars/Olympus', '+05:30', '2000-01-01T00:00[Asia/Kolkata]', 'Asia/Kolkata '])(
    'zone %j',
    (timeZone) => {
      expect(() => birthInstant('2000-01-01 12:00:00', timeZone)).toThrow(RangeError)
    },
  )

  test('while a zone’s name in another case is accepted', () => {
    expect(utcOf('1925-02-15 14:30:00', 'europe/AMSTERDAM')).toBe('1925-02-15T14:10:28Z +00:19:32')
  })
})

test('a local time has the offset of its day, to the nearest minute', () => {
  const seconds = Date.UTC(1905, 5, 1, 6, 38, 55) / 1000
  expect(localMinuteAt(seconds, 'Asia/Kolkata')).toBe('1905-06-01 12:00:00')
  expect(localMinuteAt(seconds + 30, 'Asia/Kolkata')).toBe('1905-06-01 12:01:00')
})
