import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ now: '2026-11-21T09:00:00Z' })
})
afterAll(() => product.close())

const placeAt = (formatted_address: string, lat: number, lng: number) => ({
  formatted_address,
  geometry: { location: { lat, lng } },
})
const leicester = placeAt('Leicester, England, United Kingdom', 52.6386, -1.13169)
const larkana = placeAt('Larkana, Sindh, Pakistan', 27.55898, 68.21204)

async function compare(date_of_birth: string, place_of_birth = leicester, time_unknown = false) {
  const body = { date_of_birth, place_of_birth, time_unknown }
  return (await product.call('POST /api/two-zodiacs', { body })).body.twoZodiacs
}

describe('a birth in both zodiacs', () => {
  test('has the Moon of Swiss Ephemeris in each, and the ayanamsa between them (DAY-84)', async () => {
    // pub-0126: tropical 246.751551°, sidereal 223.303875°.
    const found = await compare('1970-07-15 12:11:00')
    expect(found).toMatchObject({ utc: '1970-07-15T11:11:00Z', utc_offset: '+01:00' })
    expect(found.moon).toMatchObject({
      sidereal: { sign: 'Scorpio', certain: true, other_sign: null },
      tropical: { sign: 'Sagittarius', certain: true, other_sign: null },
    })
    expect(found.moon.sidereal.degrees_in_sign).toBeCloseTo(13.304, 2)
    expect(found.moon.tropical.degrees_in_sign).toBeCloseTo(6.752, 2)
    expect(found.ayanamsa_degrees).toBeCloseTo(23.4477, 3)
  })

  test('has the Sun at its published equinox and at its entry into sidereal Aries (DAY-84)', async () => {
    // The equinox of 2026 was at 14:46 UTC on 20 March (US Naval Observatory).
    const before = await compare('2026-03-20 14:40:00')
    const after = await compare('2026-03-20 14:50:00')
    expect(before.sun.tropical).toMatchObject({ sign: 'Pisces', certain: false })
    expect(after.sun.tropical).toMatchObject({ sign: 'Aries', other_sign: 'Pisces' })
    expect(after.sun.sidereal).toMatchObject({ sign: 'Pisces', certain: true })
    // By Swiss Ephemeris the Sun entered sidereal Aries at 04:02:39 UTC on 14 April 2026.
    const entered = await compare('2026-04-14 05:05:00')
    expect(entered.sun.sidereal).toMatchObject({ sign: 'Aries', certain: false })
    expect(entered.sun.tropical).toMatchObject({ sign: 'Aries', certain: true })
  })

  test('at an unknown time names the other sign of the day in the zodiac where there is one (DAY-84)', async () => {
    // pub-0002: the Moon left sidereal Virgo at 23:04 that day, and was at 23.6° of tropical Libra.
    const found = await compare('1984-02-20 12:00:00', larkana, true)
    expect(found.moon.sidereal).toMatchObject({
      sign: 'Virgo',
      certain: false,
      other_sign: 'Libra',
    })
    expect(found.moon.tropical).toMatchObject({ sign: 'Libra', certain: true })
  })

  test('is refused like a lookup, and stores nothing (DAY-84)', async () => {
    const { status, body } = await product.call('POST /api/two-zodiacs', {
      body: { date_of_birth: '2031-01-01 00:00:00', place_of_birth: leicester },
    })
    expect({ status, errors: Object.keys(body.errors) }).toEqual({
      status: 422,
      errors: ['date_of_birth'],
    })
    const stored = await product.context.db.selectFrom('charts').select('user_id').execute()
    expect(stored).toEqual([])
  })
})
