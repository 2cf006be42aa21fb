import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMoonsign, readRisingSign } from './index.ts'
import births from './oracles/births.json' with { type: 'json' }
import { signKeys } from './positions/zodiac.ts'

/** The Moon's least and greatest motion, in degrees an hour (11.8° and 15.4° a day). */
const [slowest, fastest] = [11.76 / 24, 15.4 / 24]

/** Swiss Ephemeris' births, in zones that kept one offset all that day. */
const references = births.records.filter(
  ({ local_kind, backzone_agrees }) => local_kind === 'normal' && backzone_agrees,
)

const birthOf = (record: (typeof references)[number], isTimeUnknown: boolean) => ({
  local: record.local,
  place: { latitudeDegrees: record.lat, longitudeDegrees: record.lng, timeZone: record.tz },
  isTimeUnknown,
})

const neighbour = (sign: string, step: 1 | -1) =>
  signKeys[(signKeys.indexOf(sign as (typeof signKeys)[number]) + step + 12) % 12]

const hoursBetween = (from: string, to: string) =>
  (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 3_600_000

describe('the Moonsign of a birth at an unknown time', () => {
  test('is certain or not as the reference’s longitude and the Moon’s speed say (ENT-20)', () => {
    let [certain, uncertain] = [0, 0]
    for (const record of references) {
      const hour = hoursBetween(`${record.local.slice(0, 10)} 00:00:00`, record.local)
      const degrees = record.moon_longitude_sidereal % 30
      // The hours from the birth to the borders of the sign, at the slowest and the fastest.
      const [soonestEnd, latestEnd] = [(30 - degrees) / fastest, (30 - degrees) / slowest]
      const [soonestStart, latestStart] = [degrees / fastest, degrees / slowest]
      const reading = readMoonsign(birthOf(record, true), 'sidereal')
      expect.soft(reading.sign, record.id).toBe(record.moon_sign_sidereal)
      // Days of 23 and 25 hours leave an hour open.
      if (soonestEnd > 25 - hour && soonestStart > hour + 1) {
        certain++
        expect.soft(reading, record.id).toMatchObject({ certain: true, otherSign: null })
      } else if (latestEnd < 23 - hour) {
        uncertain++
        const hours = hoursBetween(record.local, reading.changesAt ?? '')
        expect.soft(reading.otherSign, record.id).toBe(neighbour(record.moon_sign_sidereal, 1))
        expect.soft(hours, record.id).toBeGreaterThan(soonestEnd - 1.1)
        expect.soft(hours, record.id).toBeLessThan(latestEnd + 1.1)
      } else if (latestStart < hour - 1) {
        uncertain++
        const hours = hoursBetween(reading.changesAt ?? '', record.local)
        expect.soft(reading.otherSign, record.id).toBe(neighbour(record.moon_sign_sidereal, -1))
        expect.soft(hours, record.id).toBeGreaterThan(soonestStart - 1.1)
        expect.soft(hours, record.id).toBeLessThan(latestStart + 1.1)
      }
    }
    expect(certain).toBeGreaterThan(100)
    expect(uncertain).toBeGreaterThan(50)
  })

  test('is certain only if every known time of that day gives the same sign (ENT-20)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 45_000 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.constantFrom('Europe/London', 'Asia/Kolkata', 'America/New_York', 'Asia/Kathmandu'),
        (day, minute, timeZone) => {
          const date = new Date(Date.UTC(1900, 0, 2) + day * 86_400_000).toISOString().slice(0, 10)
          const place = { latitudeDegrees: 30, longitudeDegrees: 10, timeZone }
          const at = (minutes: number) =>
            `${date} ${new Date(minutes * 60_000).toISOString().slice(11, 16)}:00`
          const reading = readMoonsign(
            { local: at(minute), place, isTimeUnknown: true },
            'sidereal',
          )
          const known = [...Array.from({ length: 48 }, (_, half) => half * 30), 1439].map(
            (minutes) => ({
              minutes,
              sign: readMoonsign({ local: at(minutes), place }, 'sidereal').sign,
            }),
          )
          const others = known.filter(({ sign }) => sign !== reading.sign)
          if (reading.certain) {
            expect(others).toEqual([])
            return
          }
          // The change is between the last time of one sign and the first time of the other.
          const change = hoursBetween(at(0), reading.changesAt!) * 60
          // A birth in the very minute of the change may be on either side of it.
          fc.pre(minute !== change)
          for (const { minutes, sign } of known)
            if (Math.abs(minutes - change) > 61)
              expect(sign === reading.sign).toBe(minutes < change === minute < change)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('is that of the given time, whose certainty alone differs (ENT-20)', () => {
    for (const record of references.slice(0, 40)) {
      const reading = readMoonsign(birthOf(record, true), 'sidereal')
      expect({ ...reading, certain: true, otherSign: null, changesAt: null }).toEqual({
        ...readMoonsign(birthOf(record, false), 'sidereal'),
        certain: true,
        otherSign: null,
        changesAt: null,
      })
    }
  })
})

test('no rising sign of an unknown time is certain, because it changes within hours (ENT-21)', () => {
  const readings = references
    .filter(({ lat }) => Math.abs(lat) < 60)
    .map((record) => ({ ...record, reading: readRisingSign(birthOf(record, true), 'sidereal') }))
  expect(readings.length).toBeGreaterThan(150)
  for (const { id, local, reading } of readings) {
    expect.soft(reading.certain, id).toBe(false)
    // No sign takes longer than about four hours to rise at these latitudes.
    expect.soft(Math.abs(hoursBetween(local, reading.changesAt!)), id).toBeLessThan(4)
  }
})
