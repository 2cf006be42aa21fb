import { routes } from '@rashi/contract'
import { movingPicture, signPicture } from '@rashi/contract/pictures.rules'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTopScale } from '../../../packages/engraving/testing/read-scale.ts'
import births from '../../../packages/sky/oracles/births.json' with { type: 'json' }
import { write } from '../../platform/database/write.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { castChart, chartData, getGeneratedHoroscope, saveChart } from './index.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ now: '2026-11-21T09:00:00Z' })
})
afterAll(() => product.close())

const placeAt = (formatted_address: string, lat: number, lng: number) => ({
  formatted_address,
  geometry: { location: { lat, lng } },
})
const delhi = placeAt('Delhi, India', 28.6519, 77.2315)

const lookUp = (
  what: 'moonsign' | 'rising-sign',
  date: string,
  place: unknown = delhi,
  app = product,
) => app.call(`POST /api/${what}-lookup`, { body: { date_of_birth: date, place_of_birth: place } })

/** Every fifteenth reference birth (Swiss Ephemeris), without those near a border or with a disputed offset. */
const references = births.records
  .filter((_, index) => index % 15 === 0)
  .filter(({ backzone_agrees }) => backzone_agrees)
  .filter(({ boundary_arcmin }) => boundary_arcmin.moon_sidereal > 1)
  .filter(({ boundary_arcmin }) => boundary_arcmin.ascendant_sidereal > 1)

describe('a lookup', () => {
  test('returns the moonsign and the rising sign of reference births (SKY-03, SKY-04, API-21)', async () => {
    expect(references.length).toBeGreaterThan(12)
    for (const born of references) {
      const place = placeAt(born.formatted_address, born.lat, born.lng)
      const moon = await lookUp('moonsign', born.local, place)
      const rising = await lookUp('rising-sign', born.local, place)
      expect([born.id, moon.body.moonsign.key, rising.body.risingSign.key]).toEqual([
        born.id,
        born.moon_sign_sidereal,
        born.rising_sign_sidereal,
      ])
      expect(moon.body.moonsign.sky.utc).toBe(born.utc)
      expect(moon.body.moonsign.sky.longitude_degrees).toBeCloseTo(born.moon_longitude_sidereal, 2)
    }
  })

  // Lookups are serialized by hand, past the serializer of their schema.
  test.each(['moonsign', 'rising-sign'] as const)(
    'of a %s has all fields of its schema and no others (API-21)',
    async (what) => {
      const { headers, body } = await lookUp(what, '1984-02-20 23:03:00')
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(routes[`POST /${what}-lookup`].response.parse(body)).toEqual(body)
    },
  )

  test('returns names in both languages, pictures and the certainty (API-21, SKY-08)', async () => {
    // 0.39′ from the border of Virgo and Libra by Swiss Ephemeris: less than the Moon moves in a minute.
    const place = placeAt('Larkana, Sindh, Pakistan', 27.55898, 68.21204)
    const { body } = await lookUp('moonsign', '1984-02-20 23:03:00', place)
    expect(body.moonsign).toMatchObject({
      id: 6,
      key: 'Virgo',
      mediaUrl: signPicture('Virgo'),
      iconUrl: signPicture('Virgo', '-icon'),
      sky: {
        zodiac: 'sidereal',
        utc_offset: '+05:00',
        time_zone: 'Asia/Karachi',
        nakshatra: 'chitra',
        pada: 2,
        certain: false,
        other_sign: 'Libra',
        changes_at: '1984-02-20 23:04:00',
      },
    })
    expect(
      body.moonsign.translations.map((t: { language_id: number; name: string }) => [
        t.language_id,
        t.name,
      ]),
    ).toEqual([
      [1, 'Virgo'],
      [2, 'कन्या'],
    ])
  })

  test('uses the tropical zodiac if it is set (SKY-01)', async () => {
    const tropical = await createTestApp({ config: { zodiac: 'tropical' } })
    try {
      for (const born of references.slice(0, 4)) {
        const place = placeAt(born.formatted_address, born.lat, born.lng)
        const { body } = await lookUp('moonsign', born.local, place, tropical)
        expect(body.moonsign.key).toBe(born.moon_sign_tropical)
        expect(body.moonsign.sky.zodiac).toBe('tropical')
      }
    } finally {
      await tropical.close()
    }
  })
})

describe('a birth', () => {
  test.each([
    ['1899-12-31 23:59:00', 'birth-too-early', 'We can work out births from 1900 onwards.'],
    ['0000-01-01 00:00:00', 'birth-too-early', 'We can work out births from 1900 onwards.'],
    ['2026-11-22 09:00:00', 'birth-in-future', 'A date of birth must be in the past.'],
    ['2026-11-21 14:31:00', 'birth-in-future', 'A date of birth must be in the past.'],
    ['9999-12-31 23:59:00', 'birth-in-future', 'A date of birth must be in the past.'],
    ['2001-02-29 10:00:00', 'birth-moment-invalid', 'This date and time do not exist.'],
    ['2001-02-28 24:00:00', 'birth-moment-invalid', 'This date and time do not exist.'],
  ])('at %s is refused with the field named (SKY-07)', async (date, code, sentence) => {
    for (const what of ['moonsign', 'rising-sign'] as const) {
      const { status, body } = await lookUp(what, date)
      expect([status, body.code]).toEqual([422, code])
      expect(body.errors).toEqual({ date_of_birth: [sentence] })
    }
  })

  test.each(['1900-01-01 00:00:00', '2026-11-21 14:30:00'])(
    'at %s in Delhi, the first or the last possible minute, is computed (SKY-07)',
    async (date) => {
      expect((await lookUp('moonsign', date)).status).toBe(200)
    },
  )

  test.each([
    [90.1, 0],
    [-90.1, 0],
    [0, 180.1],
    [0, -180.1],
  ])('at latitude %d, longitude %d is refused (SKY-07)', async (lat, lng) => {
    const { status, body } = await lookUp(
      'moonsign',
      '1990-05-05 10:00:00',
      placeAt('Nowhere', lat, lng),
    )
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['place_of_birth'])
  })

  test('at a local time that was skipped or repeated is resolved like Temporal’s “compatible” (SKY-06)', async () => {
    const berlin = placeAt('Berlin, Germany', 52.5244, 13.4105)
    const skipped = await lookUp('moonsign', '2023-03-26 02:30:00', berlin)
    expect(skipped.body.moonsign.sky.utc).toBe('2023-03-26T01:30:00Z')
    const repeated = await lookUp('moonsign', '2023-10-29 02:30:00', berlin)
    expect(repeated.body.moonsign.sky.utc).toBe('2023-10-29T00:30:00Z')
  })
})

describe('a stored chart', () => {
  test('is read, and computed anew after a change of the zodiac (SKY-01, SKY-12)', async () => {
    const [userId, born] = [v7(), births.records[0]!]
    const birth = {
      dob: born.local,
      pob: placeAt(born.formatted_address, born.lat, born.lng),
    }
    const { context } = product
    await write(context.db, (trx) => saveChart(trx, userId, castChart(context, birth)))
    expect(await getGeneratedHoroscope(context, userId)).toMatchObject({
      key: born.moon_sign_sidereal,
      sky: { zodiac: 'sidereal' },
    })
    const tropical = { ...context, config: { ...context.config, zodiac: 'tropical' as const } }
    expect(await getGeneratedHoroscope(tropical, userId)).toMatchObject({
      key: born.moon_sign_tropical,
      sky: { zodiac: 'tropical' },
    })
    await write(context.db, (trx) => chartData.deleteFor(trx, userId))
    await expect(getGeneratedHoroscope(context, userId)).rejects.toThrow('horoscope-not-found')
  })
})

describe('a sign picture', () => {
  test('is SVG that browsers cache, and gets 304 while unchanged', async () => {
    const first = await product.call('GET /media/signs/scorpio.svg')
    expect([first.status, first.headers['content-type']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ])
    expect(first.text).toMatch(/^<svg .*<\/svg>\s*$/s)
    expect(first.headers['cache-control']).toContain('max-age=604800')
    const again = await product.call('GET /media/signs/scorpio.svg', {
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('differs by sign and size, and any other name gets 404', async () => {
    const names = ['aries', 'aries-small', 'aries-icon', 'aries-hero', 'leo']
    const pictures = await Promise.all(
      names.map((name) => product.call(`GET /media/signs/${name}.svg`)),
    )
    expect(new Set(pictures.map(({ text }) => text)).size).toBe(5)
    expect((await product.call('GET /media/signs/ophiuchus.svg')).status).toBe(404)
  })

  test('has another address since its drawing changed, and its old addresses still answer (DAY-50)', async () => {
    const { mediaUrl } = (await product.call('GET /api/tonight')).body.tonight
    for (const current of [signPicture('Leo'), signPicture('Leo', '-strip'), mediaUrl]) {
      expect(current).toMatch(/\.svg\?edition=3$/)
      const [path] = current.split('?')
      for (const address of [path, `${path}?edition=1`, `${path}?edition=2`, current]) {
        const { status, headers } = await product.call(`GET ${address}`)
        expect([address, status, headers['content-type']]).toEqual([
          address,
          200,
          'image/svg+xml; charset=utf-8',
        ])
      }
    }
  })

  test('has scales in the zodiac of the installation (ENT-96)', async () => {
    const tropical = await createTestApp({ config: { zodiac: 'tropical' } })
    try {
      const scales = await Promise.all(
        [product, tropical].map(async ({ call }) => {
          const { text } = await call('GET /media/signs/leo-hero.svg')
          return readTopScale(text, 480)
        }),
      )
      // The middle of the lion is at 156° of J2000: 12° into sidereal Leo, 6° into tropical Virgo.
      expect(scales[0]!.sign).toBe('leo')
      expect(scales[0]!.degrees).toBeCloseTo(12, -1)
      expect(scales[1]!.sign).toBe('virgo')
    } finally {
      await tropical.close()
    }
  })
})

describe('the sky of a birth', () => {
  const lookUpSky = (utc: string) => product.call('POST /api/birth-sky', { body: { utc } })

  test('has the Moon of a worked example, with the same numbers in its picture’s name (SKY-25)', async () => {
    // Meeus, Astronomical Algorithms, examples 47.a and 48.a: 133.16° of date, 3.23° south, 68 % illuminated,
    // waxing. Lahiri's ayanamsa was 23°45′ then, which puts the Moon at 19.4° of Cancer, in Ashlesha.
    const { status, body } = await lookUpSky('1992-04-11T23:59:01Z')
    expect(status).toBe(200)
    expect(body.birthSky).toMatchObject({
      sign: 'Cancer',
      nakshatra: 'ashlesha',
      illuminated_percent: 68,
      waxing: true,
      mediaUrl: expect.stringMatching(/^\/media\/moon\/1094_-32_68_waxing_239\.svg\?edition=\d+$/),
    })
    expect(body.birthSky.degrees_in_sign).toBeCloseTo(19.4, 1)
  })

  test('is in the answer of a moonsign lookup, the same as for its instant alone (SKY-29)', async () => {
    const { body } = await lookUp('moonsign', '1956-01-03 11:58:00')
    expect(body.birthSky).toEqual((await lookUpSky(body.moonsign.sky.utc)).body.birthSky)
    // Swiss Ephemeris has the Moon of this birth at 28.2° of Leo (pub-0250).
    expect(body.birthSky.degrees_in_sign).toBeCloseTo(28.2, 1)
  })

  test('is drawn in less than 15 KB, and gets 304 while unchanged (SKY-25)', async () => {
    const path = '/media/moon/2461_-32_68_waxing_239.svg'
    const drawn = await product.app.inject({
      url: path,
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(drawn.headers['content-type']).toContain('image/svg+xml')
    expect(drawn.headers['content-encoding']).toBe('br')
    expect(drawn.rawPayload.byteLength).toBeLessThan(15_000)
    const again = await product.app.inject({
      url: path,
      headers: { 'if-none-match': String(drawn.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('has a picture that draws itself beside the still one, and no other (DAY-48)', async () => {
    const still = '/media/moon/2461_-32_68_waxing_239.svg?edition=3'
    const [one, other] = await Promise.all(
      [still, movingPicture(still)].map((url) => product.app.inject(url)),
    )
    expect([one!.statusCode, other!.statusCode]).toEqual([200, 200])
    expect(one!.body).not.toContain('@keyframes')
    expect(other!.body).toContain('@keyframes')
    // Styles may run in it, and nothing else.
    expect(other!.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline';/,
    )
    for (const end of ['-moving-moving', '-still'])
      expect((await product.app.inject(still.replace('.svg', `${end}.svg`))).statusCode).toBe(404)
  })

  test('is refused for an invalid instant and for an impossible Moon (SKY-25)', async () => {
    expect((await lookUpSky('1850-01-01T00:00:00Z')).status).toBe(422)
    expect((await lookUpSky('yesterday')).status).toBe(422)
    const answer = await product.app.inject('/media/moon/3600_0_50_waxing_239.svg')
    expect(answer.statusCode).toBe(404)
  })

  test('is limited like lookups, to 120 pictures at once (API-03)', async () => {
    const limited = await createTestApp({ config: { rateLimits: true } })
    try {
      const statuses: number[] = []
      for (let moon = 0; moon < 121; moon++)
        statuses.push((await limited.app.inject('/media/moon/0_0_50_waxing_239.svg')).statusCode)
      expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true)
      expect(statuses[120]).toBe(429)
    } finally {
      await limited.close()
    }
  })
})
