import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { certaintyAt } from './certainty.ts'
import { readMoonsign, readRisingSign } from './read-signs.ts'
import type { SignKey } from './positions/zodiac.ts'

const noon = Date.UTC(2000, 0, 1, 12) / 1000

/** A sky whose sign changes at these minutes from noon. */
const changingAt =
  (borders: readonly number[], signs: readonly SignKey[]) =>
  (epochSeconds: number): SignKey =>
    signs[borders.filter((minutes) => epochSeconds >= noon + minutes * 60).length]!

describe.each([true, false])('a sign (one way: %s) (SKY-08)', (isOneWay) => {
  test.each([
    ['10 minutes and more away', [10.1], ['Leo', 'Virgo'], null, null],
    ['10 minutes and more ago', [-10.1], ['Cancer', 'Leo'], null, null],
    ['within 10 minutes', [9.9], ['Leo', 'Virgo'], 'Virgo', '2000-01-01 12:10:00'],
    ['within the 10 minutes before', [-3.4], ['Cancer', 'Leo'], 'Cancer', '2000-01-01 11:57:00'],
    [
      'nearer before than after',
      [-3, 4],
      ['Cancer', 'Leo', 'Virgo'],
      'Cancer',
      '2000-01-01 11:57:00',
    ],
    [
      'nearer after than before',
      [-4, 3],
      ['Cancer', 'Leo', 'Virgo'],
      'Virgo',
      '2000-01-01 12:03:00',
    ],
  ] as const)('whose change is %s', (_, borders, signs, otherSign, changesAt) => {
    expect(certaintyAt(noon, 'UTC', changingAt(borders, signs), isOneWay)).toEqual({
      certain: otherSign === null,
      otherSign,
      changesAt,
    })
  })
})

test('a sign that begins and ends within the window is found if signs may move backwards (SKY-08)', () => {
  const signAt = changingAt([4.4, 7.2], ['Leo', 'Virgo', 'Leo'])
  expect(certaintyAt(noon, 'UTC', signAt, false)).toMatchObject({
    otherSign: 'Virgo',
    changesAt: '2000-01-01 12:04:00',
  })
})

test('the nearest of several signs within the window is named (SKY-08)', () => {
  const signAt = changingAt([4.2, 4.6], ['Leo', 'Virgo', 'Libra'])
  expect(certaintyAt(noon, 'UTC', signAt, false).otherSign).toBe('Virgo')
})

test('the time of change is in local time by the offset of its day (SKY-08)', () => {
  const signAt = changingAt([-3], ['Cancer', 'Leo'])
  expect(certaintyAt(noon, 'Asia/Kolkata', signAt, true).changesAt).toBe('2000-01-01 17:27:00')
})

describe.each([
  ['the Moonsign', readMoonsign, 60],
  ['the rising sign', readRisingSign, 60],
  ['the rising sign within the polar circles', readRisingSign, 85],
] as const)('%s', (_name, read, latitude) => {
  test('is another sign a minute beyond its time of change, and certain far from one (SKY-08)', () => {
    const minutes = fc.integer({ min: 0, max: 120 * 365 * 1440 })
    const latitudes = fc.double({ min: latitude - 20, max: latitude, noNaN: true })
    fc.assert(
      fc.property(minutes, latitudes, (minute, latitudeDegrees) => {
        // A second later the ascendant is, nearly, that of a place 1/240 of a degree farther east.
        const birthAt = (offset: number, seconds = 0) => ({
          local: localAt(minute + offset),
          place: { latitudeDegrees, longitudeDegrees: 25 + seconds / 240, timeZone: 'UTC' },
        })
        const { certain, otherSign, changesAt, sign } = read(birthAt(0), 'sidereal')
        if (certain) {
          const around = Array.from({ length: 21 }, (_, step) =>
            read(birthAt(step - 10), 'sidereal'),
          )
          expect(new Set(around.map((reading) => reading.sign))).toEqual(new Set([sign]))
          return
        }
        const away = (Date.parse(`${changesAt}Z`) - Date.parse(`${localAt(minute)}Z`)) / 60_000
        expect(Math.abs(away)).toBeLessThanOrEqual(10)
        expect(otherSign).not.toBe(sign)
        // By the second, because close to the polar circles a sign may rise within one minute.
        const signsAround = [-1, 0, 1].flatMap((step) =>
          Array.from(
            { length: 61 },
            (_, second) => read(birthAt(away + step, second - 30), 'sidereal').sign,
          ),
        )
        expect(signsAround).toContain(otherSign)
      }),
      { numRuns: 400 },
    )
  })
})

test('close to the polar circle, a sign that rises within a minute makes a birth uncertain (SKY-08)', () => {
  const place = { latitudeDegrees: 66.4300823217303, longitudeDegrees: 25, timeZone: 'UTC' }
  const signAt = (time: string) =>
    readRisingSign({ local: `1978-11-29 ${time}:00`, place }, 'sidereal')
  expect(signAt('11:47')).toMatchObject({
    sign: 'Capricorn',
    certain: false,
    otherSign: 'Aquarius',
  })
  expect(signAt('11:48').sign).toBe('Pisces')
})

test('on the polar circle, a sign that rises for minutes amid another makes a birth uncertain (SKY-08)', () => {
  const place = { latitudeDegrees: 66.563, longitudeDegrees: 25, timeZone: 'UTC' }
  const signAt = (time: string) =>
    readRisingSign({ local: `1963-03-05 ${time}:00`, place }, 'sidereal')
  expect([signAt('05:28').sign, signAt('05:48').sign]).toEqual(['Gemini', 'Gemini'])
  expect(signAt('05:38')).toMatchObject({
    sign: 'Gemini',
    certain: false,
    otherSign: 'Sagittarius',
  })
})

function localAt(minute: number): string {
  const iso = new Date(Date.UTC(1900, 0, 2) + minute * 60_000).toISOString()
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)}:00`
}
