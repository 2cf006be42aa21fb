import type { Period, SingleHoroscope } from '@rashi/contract'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createHoroscopeApp,
  type HoroscopeApp,
  newestPeriod,
  periods,
  scorpio,
} from './testing/horoscope-fixtures.ts'

let product: HoroscopeApp['product']
let trialUser: HoroscopeApp['trialUser']
let readAsGuest: HoroscopeApp['readAsGuest']
let readAsUser: HoroscopeApp['readAsUser']
beforeAll(async () => {
  ;({ product, trialUser, readAsGuest, readAsUser } = await createHoroscopeApp())
})
afterAll(() => product.close())

describe('the signs', () => {
  test('are twelve with texts, pictures and one-off prices, without a token (API-13, OPS-10)', async () => {
    const { status, body } = await product.call('GET /api/horoscope')
    expect(status).toBe(200)
    expect(body.horoscopes).toHaveLength(12)
    expect(body.horoscopes[7]).toMatchObject({
      id: scorpio,
      key: 'Scorpio',
      type: 1,
      cycle: 1,
      mediaUrl: expect.stringContaining('/media/signs/scorpio.svg'),
      translations: [
        { language_id: 1, name: 'Scorpio' },
        { language_id: 2, name: 'वृश्चिक' },
      ],
    })
    expect(body.horoscopes[7].horoscopePaymentPlans).toHaveLength(3)
  })

  test("include the user's own one, which needs a token (API-14, SKY-12)", async () => {
    const { token } = trialUser
    const { body } = await product.call('GET /api/horoscope/find-user-horoscope', { token })
    expect(body.horoscope).toMatchObject({ key: 'Scorpio', sky: { nakshatra: 'jyeshtha' } })
    expect((await product.call('GET /api/horoscope/find-user-horoscope')).status).toBe(401)
  })
})

describe('a single horoscope', () => {
  test.each([
    ['weekly', 1, '2026-11-16', '2026-11-22', 4],
    ['monthly', 2, '2026-11-01', '2026-11-30', 4],
    ['yearly', 3, '2026-01-01', '2026-12-31', 3],
  ])(
    '%s lists several past periods and the current one, the oldest first (API-17, API-18, API-19, HOR-37)',
    async (name, cycle, from, to, count) => {
      const { body } = await readAsGuest(`${name}/scorpio`)
      const { horoscope } = body as { horoscope: SingleHoroscope }
      expect(horoscope).toMatchObject({ type: cycle, cycle, current_period: { cycle, from, to } })
      const dates = horoscope.horoscopeData.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted())
      expect(dates).toHaveLength(count)
      expect(dates.at(-1)).toBe(from)
      expect(horoscope.horoscopeData.every(({ type }) => type === String(cycle))).toBe(true)
    },
  )

  test('is found by sign and period in any letter case, unknown ones are a 404 (HOR-01, HOR-24, API-18)', async () => {
    const [lower, upper] = [await readAsGuest('weekly/aries'), await readAsGuest('Weekly/ARIES')]
    expect(upper.text).toBe(lower.text)
    for (const path of ['weekly/nosuch', 'daily/aries', 'weekly/constructor', '1/1']) {
      const { status, body } = await readAsGuest(path)
      expect([status, body.code, body.message]).toEqual([
        404,
        'horoscope-not-found',
        'Unable to find horoscope',
      ])
      expect((await readAsUser(trialUser, path)).status).toBe(404)
    }
  })

  test('is written in English and Hindi, and differs from sign to sign and week to week (LANG-08)', async () => {
    const previews = new Set<string>()
    for (const sign of ['aries', 'virgo', 'pisces']) {
      const { body } = await readAsGuest(`weekly/${sign}`)
      for (const period of body.horoscope.horoscopeData as Period[]) {
        const [english, hindi] = period.translations
        expect(english!.description_preview).not.toMatch(/\p{Script=Devanagari}/u)
        expect(hindi!.description_preview).toMatch(/\p{Script=Devanagari}{3}/u)
        previews.add(english!.description_preview)
      }
    }
    expect(previews.size).toBe(12)
  })

  test('lists the events of the sky with their instants (HOR-19)', async () => {
    const { body } = await readAsGuest('weekly/scorpio')
    // Vrishchika Sankranti of 2026 and the first quarter of November, as almanacs publish them.
    const moments = newestPeriod(body.horoscope).sky_events.map(
      ({ at, translations }) => `${at.slice(0, 10)} ${translations[0]!.text}`,
    )
    expect(moments).toContain('2026-11-16 The Sun moves from Libra into Scorpio')
    expect(moments).toContain('2026-11-17 Moon at first quarter in Aquarius')
  })
})

test('a horoscope is sent with brotli to a client that accepts it', async () => {
  const plain = await readAsGuest('weekly/leo')
  const answer = await product.app.inject({
    url: '/api/horoscope/new-single-horoscope/weekly/leo',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain.text)
})

describe('locked text', () => {
  test('is absent from a response to a guest, which has previews only (HOR-31)', async () => {
    const lockedTexts = await product.context.db
      .selectFrom('parts')
      .innerJoin('periods', 'periods.id', 'parts.period_id')
      .select(['parts.translations', 'periods.reading_period'])
      .where('sign_id', '=', scorpio)
      .execute()
    for (const period of periods) {
      const { text, body } = await readAsGuest(`${period}/scorpio`)
      const sentences = lockedTexts
        .filter(({ reading_period }) => reading_period === period)
        .flatMap(({ translations }) => translations.map(({ description }) => description))
      expect(sentences.length).toBeGreaterThan(20)
      for (const sentence of sentences)
        expect(text).not.toContain(JSON.stringify(sentence).slice(1, -1))
      for (const { parts, translations } of body.horoscope.horoscopeData as Period[]) {
        expect(parts.length).toBe(period === 'yearly' ? 13 : 0)
        for (const texts of translations)
          expect(Object.keys(texts).toSorted()).toEqual([
            'description_preview',
            'language_id',
            'name',
            'video_link_preview',
          ])
      }
    }
  })

  test('of a year is left out of its thirteen sections, which have a name and a price (LIFE-02, API-20)', async () => {
    const { body } = await readAsGuest('yearly/leo')
    for (const { parts } of body.horoscope.horoscopeData as Period[]) {
      expect(parts).toHaveLength(13)
      for (const part of parts) {
        expect(part).toMatchObject({ current_price: 3.99, user_has_access: false })
        expect(part.translations.map(({ language_id }) => language_id)).toEqual([1, 2])
        expect(Object.keys(part.translations[0]!).toSorted()).toEqual([
          'language_id',
          'name',
          'short_description',
        ])
      }
    }
  })
})

describe('edited content', () => {
  test('is shown to guests within two seconds, and a free part to everyone (HOR-26)', async () => {
    const { db } = product.context
    const before = newestPeriod((await readAsGuest('monthly/libra')).body.horoscope)
    await db
      .updateTable('parts')
      .set({ price_pence: 0 })
      .where('period_id', '=', before.id)
      .where('position', '=', 2)
      .execute()
    await db
      .updateTable('periods')
      .set({ edited_at: product.clock.now() })
      .where('id', '=', before.id)
      .execute()
    product.clock.advance({ seconds: 2 })
    const after = newestPeriod((await readAsGuest('monthly/libra')).body.horoscope)
    expect(after.parts).toHaveLength(1)
    expect(after.parts[0]).toMatchObject({ current_price: 0, user_has_access: true })
    expect(after.parts[0]!.translations[1]!.description).toMatch(/\p{Script=Devanagari}{3}/u)
  })

  test('is sanitised: scripts and event handlers are removed (HOR-19, SKY-14)', async () => {
    const { db } = product.context
    const { id } = newestPeriod((await readAsGuest('monthly/virgo')).body.horoscope)
    await db
      .updateTable('periods')
      .set({
        edited_at: product.clock.now(),
        translations: sql`jsonb_set(translations, '{0,description_preview}', ${JSON.stringify(
          '<p onclick="steal()">Read on<script>steal()</script></p>',
        )}::jsonb)`,
      })
      .where('id', '=', id)
      .execute()
    product.clock.advance({ seconds: 2 })
    const { body } = await readAsGuest('monthly/virgo')
    expect(newestPeriod(body.horoscope).translations[0]!.description_preview).toBe('<p>Read on</p>')
  })
})
