import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ now: '2026-11-21T09:00:00Z' })
})
afterAll(() => product.close())

describe('the eastern horizon of a birth', () => {
  // By Swiss Ephemeris the ascendant of 15 July 1970, 11:11 UTC in Leicester was at 13.16° Virgo (sidereal), and
  // rose at an azimuth of 94.3° (pub-0126).
  const body = {
    utc: '1970-07-15T11:11:00Z',
    place_of_birth: {
      formatted_address: 'Leicester, England, United Kingdom',
      geometry: { location: { lat: 52.6386, lng: -1.13169 } },
    },
  }

  test('has the ascendant and azimuth of a reference birth, and a picture without its date (ENT-23)', async () => {
    const { status, body: answer } = await product.call('POST /api/rising-sky', { body })
    expect(status).toBe(200)
    expect(answer.risingSky).toMatchObject({ sign: 'Virgo', azimuth_degrees: 94 })
    expect(answer.risingSky.degrees_in_sign).toBeCloseTo(13.16, 1)
    const picture = await product.app.inject({
      url: answer.risingSky.mediaUrl,
      headers: { 'accept-encoding': 'br' },
    })
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toContain('image/svg+xml')
    expect(picture.rawPayload.byteLength).toBeLessThan(15_000)
    const again = await product.app.inject({
      url: answer.risingSky.mediaUrl,
      headers: { 'if-none-match': String(picture.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('is refused for a place that is not on the Earth, an invalid instant and an impossible picture (ENT-23)', async () => {
    const call = (changed: object) =>
      product.call('POST /api/rising-sky', { body: { ...body, ...changed } })
    expect((await call({ utc: '1850-01-01T00:00:00Z' })).status).toBe(422)
    const nowhere = { ...body.place_of_birth, geometry: { location: { lat: 90.1, lng: 0 } } }
    expect((await call({ place_of_birth: nowhere })).status).toBe(422)
    expect((await product.app.inject('/media/horizon/3600_0_0_0.svg')).statusCode).toBe(404)
  })

  test('is limited like lookups, to 120 pictures at once (API-03, ENT-23)', async () => {
    const limited = await createTestApp({ config: { rateLimits: true } })
    try {
      const statuses: number[] = []
      for (let picture = 0; picture < 121; picture++)
        statuses.push((await limited.app.inject('/media/horizon/995_526_-4_16324.svg')).statusCode)
      expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true)
      expect(statuses[120]).toBe(429)
    } finally {
      await limited.close()
    }
  })
})
