import { describe, expect, test } from 'vitest'
import { birthInstant, readMoonsign, readRisingSign, type Zodiac } from '../index.ts'
import { arcDegrees } from '../positions/zodiac.ts'
import { rowsBeyond } from '../testing/rows-beyond.ts'
import { births, instantDifferences, longitudeDifferences } from './differences.ts'

const toleranceArcseconds = 10
/** Nearer to a border than this, the reference itself may be on either side. */
const borderArcminutes = 0.2

const kinds: Record<string, string> = { normal: 'normal', overlap: 'repeated', gap: 'skipped' }

test('the reference has 300 births, with clock changes and polar circles among them', () => {
  expect(births).toHaveLength(300)
  expect(births.filter(({ local_kind }) => local_kind !== 'normal').length).toBeGreaterThan(10)
  expect(births.filter(({ lat }) => Math.abs(lat) > 66.6).length).toBeGreaterThan(5)
  expect(births.filter(({ backzone }) => backzone).length).toBeGreaterThan(10)
})

test('each local birth time is converted to the reference’s UTC, offset and kind of time (SKY-05, SKY-06)', () => {
  expect(instantDifferences().filter(({ difference }) => difference !== 0)).toEqual([])
  for (const record of births) {
    const { utcOffset, kind } = birthInstant(record.local, record.tz)
    const name = `${record.id}: ${record.local} in ${record.tz}`
    if (!record.backzone) expect.soft({ utcOffset, kind }, name).toEqual(offsetAndKindOf(record))
  }
})

describe.each(['sidereal', 'tropical'] satisfies Zodiac[])('in the %s zodiac', (zodiac) => {
  const moons = births.map((record) => ({
    name: record.id,
    reading: readMoonsign(record.birth, zodiac),
    longitude: record[`moon_longitude_${zodiac}`],
    sign: record[`moon_sign_${zodiac}`],
  }))
  const ascendants = births.map((record) => ({
    name: record.id,
    reading: readRisingSign(record.birth, zodiac),
    longitude: record[`ascendant_${zodiac}`],
    sign: record[`rising_sign_${zodiac}`],
  }))

  test.each([
    ['Moon (SKY-03)', 'moon'],
    ['ascendant (SKY-04)', 'ascendant'],
  ] as const)('the %s is within 10″ of Swiss Ephemeris for every birth', (_name, point) => {
    const compared = longitudeDifferences(point, zodiac).map((row) => ({
      ...row,
      limit: toleranceArcseconds,
    }))
    expect(rowsBeyond(compared)).toEqual([])
  })

  test.each([
    ['Moon (SKY-03)', moons],
    ['ascendant (SKY-04)', ascendants],
  ])('the %s is in the sign of Swiss Ephemeris, unless it is on the border', (_name, rows) => {
    for (const { name, reading, longitude, sign } of rows)
      if (distanceToBorder(longitude) >= borderArcminutes)
        expect.soft(reading.sign, name).toBe(sign)
  })

  test('the Moon’s longitude includes its light-time, as the mean over all births shows (SKY-03)', () => {
    const offsets = births.map((record) => {
      const { longitudeDegrees } = readMoonsign(record.birth, zodiac)
      return arcDegrees(record[`moon_longitude_${zodiac}`], longitudeDegrees) * 3600
    })
    const mean = offsets.reduce((sum, offset) => sum + offset, 0) / offsets.length
    expect(Math.abs(mean)).toBeLessThan(0.4)
  })

  test('a birth is uncertain if the reference has the Moon near a border, and only then (SKY-08)', () => {
    // In 10 minutes the Moon moves 4.9 to 6.4 arcminutes.
    for (const { birth, ...record } of births) {
      const longitude = record[`moon_longitude_${zodiac}`]
      const distance = distanceToBorder(longitude)
      const reading = readMoonsign(birth, zodiac)
      if (distance < 4.7) expect(reading.otherSign).toBe(signAcross(longitude, record, zodiac))
      if (distance > 6.6) expect(reading).toMatchObject({ certain: true, otherSign: null })
    }
  })

  test('the time of change agrees with the reference’s distance to the border and the Moon’s speed (SKY-08)', () => {
    const unsure = births.filter((record) => {
      const distance = distanceToBorder(record[`moon_longitude_${zodiac}`])
      return distance < 4.7 && record.local_kind === 'normal'
    })
    expect(unsure.length).toBeGreaterThan(5)
    for (const { birth, ...record } of unsure) {
      const distance = distanceToBorder(record[`moon_longitude_${zodiac}`])
      const minutes = minutesBetween(record.local, readMoonsign(birth, zodiac).changesAt!)
      expect(minutes).toBeGreaterThan(distance / 0.65 - 1)
      expect(minutes).toBeLessThan(distance / 0.48 + 1)
    }
  })
})

function distanceToBorder(longitudeDegrees: number): number {
  const inSign = longitudeDegrees % 30
  return Math.min(inSign, 30 - inSign) * 60
}

function minutesBetween(a: string, b: string): number {
  return Math.abs(Date.parse(`${a}Z`) - Date.parse(`${b}Z`)) / 60_000
}

function offsetAndKindOf(record: { utc_offset: string; local_kind: string }) {
  return { utcOffset: record.utc_offset, kind: kinds[record.local_kind] }
}

/** The neighbour's name, taken from the reference's own births. */
function signAcross(
  longitudeDegrees: number,
  record: (typeof births)[number] | Omit<(typeof births)[number], 'birth'>,
  zodiac: Zodiac,
): string {
  const isNearEnd = longitudeDegrees % 30 > 15
  const across = (longitudeDegrees + (isNearEnd ? 1 : 359)) % 360
  const neighbour = births.find((other) => {
    const there = other[`moon_longitude_${zodiac}`]
    return Math.floor(there / 30) === Math.floor(across / 30)
  })!
  expect(neighbour[`moon_sign_${zodiac}`]).not.toBe(record[`moon_sign_${zodiac}`])
  return neighbour[`moon_sign_${zodiac}`]
}
