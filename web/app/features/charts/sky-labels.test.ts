import type { Sky } from '@rashi/contract'
import { expect, test } from 'vitest'
import {
  formatArc,
  findSignChange,
  localMoment,
  formatMoment,
  findMoonPhase,
  findCompassPoint,
} from './sky-labels.rules.ts'

const sky = (changed: Partial<Sky>): Sky => ({
  zodiac: 'sidereal',
  ayanamsa_degrees: 23.63,
  longitude_degrees: 179.99,
  degrees_in_sign: 29.99,
  nakshatra: 'chitra',
  pada: 2,
  utc: '1984-02-20T18:03:00Z',
  utc_offset: '+05:00',
  time_zone: 'Asia/Karachi',
  certain: false,
  other_sign: 'Libra',
  changes_at: '1984-02-20 23:04:00',
  ...changed,
})

test('an arc is formatted in degrees and whole minutes', () => {
  expect([13.0667, 0.0166, 29.99999, 5].map(formatArc)).toEqual([
    '13° 04′',
    '0° 00′',
    '29° 59′',
    '5° 00′',
  ])
})

test('the local time of a birth is computed from UTC, with the seconds of local mean time', () => {
  expect(localMoment(sky({}))).toBe('1984-02-20T23:03:00')
  expect(localMoment({ utc: '1900-05-01T12:00:00Z', utc_offset: '-00:25:21' })).toBe(
    '1900-05-01T11:34:39',
  )
})

test('the moment of a change of sign is before or after the birth (SKY-08)', () => {
  expect(findSignChange(sky({ certain: true }))).toBeUndefined()
  expect(findSignChange(sky({}))).toEqual({ side: 'after', at: '1984-02-20T23:04:00' })
  expect(findSignChange(sky({ changes_at: '1984-02-20 22:58:00' }))?.side).toBe('before')
  expect(findSignChange(sky({ changes_at: '1984-02-20 23:03:00' }))?.side).toBe('after')
  expect(
    findSignChange(sky({ changes_at: '1984-02-20 23:03:00', degrees_in_sign: 0.01 }))?.side,
  ).toBe('before')
})

test('a moment is formatted with its day only if the day differs', () => {
  expect(formatMoment('1984-02-20T23:04:00', 'en', '1984-02-20T23:03:00')).toBe('23:04')
  expect(formatMoment('1984-02-21T00:04:00', 'en', '1984-02-20T23:57:00')).toBe(
    '21 February 1984 at 00:04',
  )
})

test('the Moon is new or full within a hundredth of its disc, and otherwise waxes or wanes', () => {
  const phases = [0, 1, 2, 50, 98, 99, 100].map((illuminated_percent) =>
    findMoonPhase({ illuminated_percent, waxing: false }),
  )
  expect(phases).toEqual(['new', 'new', 'waning', 'waning', 'waning', 'full', 'full'])
  expect(findMoonPhase({ illuminated_percent: 68, waxing: true })).toBe('waxing')
})

test('an ascendant is in the north-east, the east or the south-east (ENT-23)', () => {
  expect([30, 67, 68, 90, 112, 113, 150].map(findCompassPoint)).toEqual([
    'north-east',
    'north-east',
    'east',
    'east',
    'east',
    'south-east',
    'south-east',
  ])
})
