import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Part, Period, SingleHoroscope } from '@rashi/contract'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { write } from '../../platform/database/write.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { grant, grantGoldTrial, type GrantSubject } from '../access/index.ts'
import { ensureEditions } from './index.ts'

/** Reference birth pub-0001 (Swiss Ephemeris): the Moon at 239.36° sidereal, in Scorpio. */
const bornWithMoonInScorpio = {
  dob: '1993-06-05 13:13:00',
  pob: {
    formatted_address: 'Panzhihua, Sichuan, China',
    geometry: { location: { lat: 26.58509, lng: 101.71276 } },
  },
}
const scorpio = 8
const leo = 5
const periods = ['weekly', 'monthly', 'yearly'] as const

let product: TestApp
let trialUser: Person
beforeAll(async () => {
  product = await createTestApp({ now: '2026-11-21T09:00:00Z' })
  await ensureEditions(product.context)
  trialUser = await createPerson(product, bornWithMoonInScorpio)
})
afterAll(() => product.close())

const publicly = (path: string) => product.call(`GET /api/horoscope/new-single-horoscope/${path}`)
const asUser = ({ token }: Person, path: string) =>
  product.call(`GET /api/horoscope/user-new-single-horoscope/${path}`, { token })

const newest = (horoscope: SingleHoroscope): Period => horoscope.horoscopeData.at(-1)!

async function aPersonWith(...grants: { signId: number; subject: GrantSubject }[]) {
  const person = await createPerson(product, bornWithMoonInScorpio)
  await write(product.context.db, async (trx) => {
    for (const [index, given] of grants.entries())
      await grant(trx, {
        ...given,
        userId: person.user.id,
        source: 'periodId' in given.subject ? 'one_off' : 'subscription',
        reference: `${person.user.id} ${index}`,
        startsAt: product.clock.now(),
        endsAt: product.clock.now().add({ hours: 24 * 300 }),
      })
  })
  return person
}

/** W, M, Y where the current period's text is open, else a dash; a year counts by its full reading. */
async function openFor(person: Person, sign: string): Promise<string> {
  const open = []
  for (const period of periods) {
    const { body } = await asUser(person, `${period}/${sign}`)
    const { parts, translations } = newest(body.horoscope)
    const isOpen =
      period === 'yearly' ? translations[0]!.description !== undefined : parts.length > 0
    open.push(isOpen ? period[0]!.toUpperCase() : '-')
  }
  return open.join('')
}

describe('the list of signs', () => {
  test('has twelve with texts, pictures and one-off prices, without a token (API-13, OPS-10)', async () => {
    const { status, body } = await product.call('GET /api/horoscope')
    expect(status).toBe(200)
    expect(body.horoscopes).toHaveLength(12)
    expect(body.horoscopes[7]).toMatchObject({
      id: scorpio,
      key: 'Scorpio',
      type: 1,
      cycle: 1,
      mediaUrl: '/media/signs/scorpio.svg',
      translations: [
        { language_id: 1, name: 'Scorpio' },
        { language_id: 2, name: 'वृश्चिक' },
      ],
    })
    expect(body.horoscopes[7].horoscopePaymentPlans).toHaveLength(3)
  })

  test("and the user's own one are found with a token (API-14, SKY-12)", async () => {
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
    '%s has its current period and several before, oldest first, and none after (API-17, API-18, API-19, HOR-37)',
    async (name, cycle, from, to, count) => {
      const { body } = await publicly(`${name}/scorpio`)
      const { horoscope } = body as { horoscope: SingleHoroscope }
      expect(horoscope).toMatchObject({ type: cycle, cycle, current_period: { cycle, from, to } })
      const dates = horoscope.horoscopeData.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted())
      expect(dates).toHaveLength(count)
      expect(dates.at(-1)).toBe(from)
      expect(horoscope.horoscopeData.every(({ type }) => type === String(cycle))).toBe(true)
    },
  )

  test('is found by sign and period in any case, and nothing else is (HOR-01, HOR-24, API-18)', async () => {
    const [lower, upper] = [await publicly('weekly/aries'), await publicly('Weekly/ARIES')]
    expect(upper.text).toBe(lower.text)
    for (const path of ['weekly/nosuch', 'daily/aries', 'weekly/constructor', '1/1']) {
      const { status, body } = await publicly(path)
      expect([status, body.code, body.message]).toEqual([
        404,
        'horoscope-not-found',
        'Unable to find horoscope',
      ])
      expect((await asUser(trialUser, path)).status).toBe(404)
    }
  })

  test('is written in English and Hindi, and differs from sign to sign and week to week (LANG-08)', async () => {
    const previews = new Set<string>()
    for (const sign of ['aries', 'virgo', 'pisces']) {
      const { body } = await publicly(`weekly/${sign}`)
      for (const period of body.horoscope.horoscopeData as Period[]) {
        const [english, hindi] = period.translations
        expect(english!.description_preview).not.toMatch(/\p{Script=Devanagari}/u)
        expect(hindi!.description_preview).toMatch(/\p{Script=Devanagari}{3}/u)
        previews.add(english!.description_preview)
      }
    }
    expect(previews.size).toBe(12)
  })

  test('lists what the sky is doing, with exact moments (HOR-19)', async () => {
    const { body } = await publicly('weekly/scorpio')
    // Vrishchika Sankranti of 2026 and the first quarter of November, as almanacs publish them.
    const moments = newest(body.horoscope).sky_events.map(
      ({ at, translations }) => `${at.slice(0, 10)} ${translations[0]!.text}`,
    )
    expect(moments).toContain('2026-11-16 The Sun moves from Libra into Scorpio')
    expect(moments).toContain('2026-11-17 Moon at first quarter in Aquarius')
  })
})

test('a caller who can is answered in brotli, the same words', async () => {
  const plain = await publicly('weekly/leo')
  const answer = await product.app.inject({
    url: '/api/horoscope/new-single-horoscope/weekly/leo',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain.text)
})

describe('what is locked', () => {
  test('is absent from the raw answer of a guest: teasers alone are sent (HOR-31)', async () => {
    const paid = await product.context.db
      .selectFrom('parts')
      .innerJoin('periods', 'periods.id', 'parts.period_id')
      .select(['parts.translations', 'periods.reading_period'])
      .where('sign_id', '=', scorpio)
      .execute()
    for (const period of periods) {
      const { text, body } = await publicly(`${period}/scorpio`)
      const sentences = paid
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

  test('in a year are thirteen priced sections, listed with name and price but no text (LIFE-02, API-20)', async () => {
    const { body } = await publicly('yearly/leo')
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

describe('who may read', () => {
  test('by the basic trial: the weekly of the generated sign only (HOR-29)', async () => {
    expect(await openFor(trialUser, 'scorpio')).toBe('W--')
    expect(await openFor(trialUser, 'leo')).toBe('---')
  })

  test('by a gold trial: its monthly as well (HOR-29)', async () => {
    const person = await aPersonWith()
    const until = product.clock.now().add({ hours: 240 })
    await write(product.context.db, (trx) => grantGoldTrial(trx, { userId: person.user.id, until }))
    expect(await openFor(person, 'scorpio')).toBe('WM-')
    const { body } = await asUser(person, 'weekly/scorpio')
    expect(body.horoscope.free_trial_gold_days_left).toBe(10)
  })

  test.each([
    ['silver', 'W--'],
    ['gold', 'WM-'],
    ['diamond', 'WMY'],
  ] as const)(
    'at the tier %s on a sign: %s of it, earlier periods too (HOR-25, HOR-27)',
    async (tier, open) => {
      const person = await aPersonWith({ signId: leo, subject: { tier } })
      expect(await openFor(person, 'leo')).toBe(open)
      expect(await openFor(person, 'virgo')).toBe('---')
      const { body } = await asUser(person, 'weekly/leo')
      const { horoscopeData } = body.horoscope as SingleHoroscope
      expect(horoscopeData.map(({ parts }) => parts.length)).toEqual(Array(9).fill(7))
      expect(horoscopeData[0]!.parts[0]).toMatchObject({
        user_has_access: true,
        current_price: 0.99,
      })
      expect(body.horoscope.is_user_subscribed).toBe(true)
    },
  )

  test('by a Diamond combo: all of both signs (HOR-28)', async () => {
    const person = await aPersonWith(
      { signId: leo, subject: { tier: 'diamond' } },
      { signId: scorpio, subject: { tier: 'diamond' } },
    )
    expect(await openFor(person, 'leo')).toBe('WMY')
    expect(await openFor(person, 'scorpio')).toBe('WMY')
  })

  test('by a one-off: that period and no neighbour (ONE-09, HOR-36)', async () => {
    const guest = await publicly('weekly/leo')
    const bought = (guest.body.horoscope as SingleHoroscope).horoscopeData[0]!
    const person = await aPersonWith({ signId: leo, subject: { periodId: bought.id } })
    const { body } = await asUser(person, 'weekly/leo')
    const open = (body.horoscope as SingleHoroscope).horoscopeData.map(
      ({ parts }) => parts.length > 0,
    )
    expect(open).toEqual([false, false, false, false, false, true, false, false, false])
    expect(body.horoscope).toMatchObject({
      is_user_subscribed: false,
      has_one_off_purchase: true,
      free_trial_days_left: 91,
    })
  })

  test('a section that was bought: that part alone; by Diamond: all of them (LIFE-14)', async () => {
    const year = newest((await publicly('yearly/leo')).body.horoscope)
    const readable = async (person: Person) => {
      const { body } = await asUser(person, 'yearly/leo')
      return newest(body.horoscope)
        .parts.filter(({ user_has_access, translations }: Part) => {
          expect(translations.every(({ description }) => !!description)).toBe(user_has_access)
          return user_has_access
        })
        .map(({ id }) => id)
    }
    const third = year.parts[2]!.id
    expect(await readable(await aPersonWith({ signId: leo, subject: { partId: third } }))).toEqual([
      third,
    ])
    const diamond = await aPersonWith({ signId: leo, subject: { tier: 'diamond' } })
    expect(await readable(diamond)).toHaveLength(13)
  })
})

describe("the user's horoscopes", () => {
  const listed = async (person: Person, query = 'refresh=1') => {
    const { body } = await product.call(`GET /api/horoscope/user-horoscopes?${query}`, person)
    const groups = body.activeHoroscopes as Record<string, { horoscope: SingleHoroscope }[]>
    return ['Weekly', 'Monthly', 'Yearly'].map((group) =>
      groups[group]!.map(({ horoscope }) => `${horoscope.key} ${horoscope.horoscopeData.length}`),
    )
  }

  test('are the signs one may read, and in the year the generated one (HOR-05, API-15)', async () => {
    expect(await listed(trialUser)).toEqual([['Scorpio 1'], [], ['Scorpio 1']])
    const gold = await aPersonWith({ signId: leo, subject: { tier: 'gold' } })
    expect(await listed(gold)).toEqual([['Leo 1', 'Scorpio 1'], ['Leo 1'], ['Scorpio 1']])
  })

  test('come with earlier periods where they are asked for (API-15)', async () => {
    expect(await listed(trialUser, 'refresh=0&previous=1')).toEqual([
      ['Scorpio 9'],
      [],
      ['Scorpio 3'],
    ])
  })
})

describe('content that changes', () => {
  test('is seen by guests after at most two seconds, and a free part by everyone (HOR-26)', async () => {
    const { db } = product.context
    const before = newest((await publicly('monthly/libra')).body.horoscope)
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
    const after = newest((await publicly('monthly/libra')).body.horoscope)
    expect(after.parts).toHaveLength(1)
    expect(after.parts[0]).toMatchObject({ current_price: 0, user_has_access: true })
    expect(after.parts[0]!.translations[1]!.description).toMatch(/शुक्र/)
  })

  test('is handed out without anything that could run (HOR-19, SKY-14)', async () => {
    const { db } = product.context
    const { id } = newest((await publicly('monthly/virgo')).body.horoscope)
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
    const { body } = await publicly('monthly/virgo')
    expect(newest(body.horoscope).translations[0]!.description_preview).toBe('<p>Read on</p>')
  })
})

describe('editions', () => {
  test('go on as the days pass: the current one, several before, none after (HOR-37)', async () => {
    const moved = await createTestApp({ now: '2026-11-21T09:00:00Z' })
    try {
      for (const [at, week, month, year] of [
        ['2026-11-23T00:00:00Z', '2026-11-23', '2026-11-01', '2026-01-01'],
        ['2026-12-31T23:59:00Z', '2026-12-28', '2026-12-01', '2026-01-01'],
        ['2027-01-01T00:00:00Z', '2026-12-28', '2027-01-01', '2027-01-01'],
        ['2027-03-15T12:00:00Z', '2027-03-15', '2027-03-01', '2027-01-01'],
      ] as const) {
        moved.clock.set(at)
        await moved.jobs.runScheduled('horoscopes-editions')
        const last = []
        for (const period of periods) {
          const { body } = await moved.call(
            `GET /api/horoscope/new-single-horoscope/${period}/gemini`,
          )
          const dates = (body.horoscope as SingleHoroscope).horoscopeData.map(({ date }) => date)
          expect(dates.length).toBeGreaterThan(2)
          last.push(dates.at(-1))
        }
        expect(last).toEqual([week, month, year])
      }
    } finally {
      await moved.close()
    }
  })

  test('are made ahead: the week by Thursday, the month by the 20th, the year by 1 December, and shown on their day (HOR-39)', async () => {
    const ahead = await createTestApp({ now: '2026-11-19T00:10:00Z' })
    const made = async (readingPeriod: ReadingPeriod, startsOn: string) => {
      const rows = await ahead.context.db
        .selectFrom('periods')
        .select('sign_id')
        .where('reading_period', '=', readingPeriod)
        .where('starts_on', '=', startsOn)
        .execute()
      return rows.length
    }
    const shown = async (period: string) => {
      const { body } = await ahead.call(`GET /api/horoscope/new-single-horoscope/${period}/libra`)
      return newest(body.horoscope).date
    }
    try {
      await ahead.jobs.runScheduled('horoscopes-editions')
      expect([await made('weekly', '2026-11-23'), await made('yearly', '2027-01-01')]).toEqual([
        12, 0,
      ])
      expect(await shown('weekly')).toBe('2026-11-16')
      ahead.clock.set('2026-11-20T00:10:00Z')
      await ahead.jobs.runScheduled('horoscopes-editions')
      expect(await made('monthly', '2026-12-01')).toBe(12)
      expect(await shown('monthly')).toBe('2026-11-01')
      ahead.clock.set('2026-12-01T00:10:00Z')
      await ahead.jobs.runScheduled('horoscopes-editions')
      expect(await made('yearly', '2027-01-01')).toBe(12)
      expect([await shown('monthly'), await shown('yearly')]).toEqual(['2026-12-01', '2026-01-01'])
      // Neither a job nor a person is needed on the day itself.
      ahead.clock.set('2027-01-01T00:00:00Z')
      expect(await shown('yearly')).toBe('2027-01-01')
    } finally {
      await ahead.close()
    }
  })

  test('that a person edited before their day stay as they were edited, chapters too (HOR-39)', async () => {
    const { context, clock, close, jobs } = await createTestApp({ now: '2026-11-19T00:10:00Z' })
    try {
      await jobs.runScheduled('horoscopes-editions')
      const next = await context.db
        .selectFrom('periods')
        .select('id')
        .where('reading_period', '=', 'weekly')
        .where('starts_on', '=', '2026-11-23')
        .where('sign_id', '=', leo)
        .executeTakeFirstOrThrow()
      const byHand = JSON.stringify([{ language_id: 1, name: 'By hand', description: 'Ours.' }])
      await context.db
        .updateTable('parts')
        .set({ translations: byHand })
        .where('period_id', '=', next.id)
        .execute()
      await context.db
        .updateTable('periods')
        .set({ translations: byHand, edited_at: clock.now() })
        .where('id', '=', next.id)
        .execute()
      const tropical = { ...context, config: { ...context.config, zodiac: 'tropical' as const } }
      clock.set('2026-11-23T00:10:00Z')
      await jobs.runScheduled('horoscopes-editions')
      await ensureEditions(tropical)
      const rows = await context.db
        .selectFrom('parts')
        .innerJoin('periods', 'periods.id', 'parts.period_id')
        .select(['parts.translations as part', 'periods.translations as period'])
        .where('period_id', '=', next.id)
        .execute()
      expect(rows).toHaveLength(7)
      for (const { part, period } of rows)
        expect([part[0]!.name, period[0]!.name]).toEqual(['By hand', 'By hand'])
    } finally {
      await close()
    }
  })

  test('that are not shown yet are told anew when the almanac has better words; shown and edited ones stay', async () => {
    const { context, close, jobs, call } = await createTestApp({ now: '2026-11-19T00:10:00Z' })
    const { db } = context
    const weeksOf = (startsOn: string) =>
      db
        .selectFrom('periods')
        .innerJoin('parts', 'parts.period_id', 'periods.id')
        .select(['sign_id', 'edition', 'periods.translations as of', 'parts.translations'])
        .where('reading_period', '=', 'weekly')
        .where('starts_on', '=', startsOn)
        .where('position', '=', 1)
        .orderBy('sign_id')
        .execute()
    try {
      await jobs.runScheduled('horoscopes-editions')
      const fresh = await weeksOf('2026-11-23')
      const old = JSON.stringify([{ language_id: 1, name: 'Older words', description: 'Old.' }])
      await db.updateTable('periods').set({ translations: old, edition: 1 }).execute()
      await db.updateTable('parts').set({ translations: old }).execute()
      await db
        .updateTable('periods')
        .set({ edited_at: context.clock.now() })
        .where('sign_id', '=', leo)
        .execute()
      await jobs.runScheduled('horoscopes-editions')
      const next = await weeksOf('2026-11-23')
      expect(next.filter(({ sign_id: id }) => id !== leo)).toEqual(
        fresh.filter(({ sign_id: id }) => id !== leo),
      )
      expect(next.find(({ sign_id: id }) => id === leo)!.translations[0]!.name).toBe('Older words')
      for (const { edition, of: told } of await weeksOf('2026-11-16'))
        expect([edition, told[0]!.name]).toEqual([1, 'Older words'])
      const { body } = await call('GET /api/horoscope/new-single-horoscope/weekly/libra')
      expect(newest(body.horoscope).translations[0]!.name).toBe('Older words')
    } finally {
      await close()
    }
  })

  test('that a stop has interrupted are completed by the next start, and what was made stays as it is', async () => {
    const { context, close } = await createTestApp({ now: '2026-11-19T00:10:00Z' })
    const { db } = context
    const all = () =>
      db
        .selectFrom('parts')
        .select(['id', sql<string>`xmin::text`.as('written'), 'translations'])
        .orderBy('id')
        .execute()
    try {
      const stopping = new AbortController()
      const stopped = ensureEditions(context, stopping.signal)
      stopping.abort()
      await stopped
      await ensureEditions(context)
      const made = await all()
      // As if the process had died between two periods.
      const lost = await db
        .deleteFrom('periods')
        .where('reading_period', '=', 'monthly')
        .executeTakeFirst()
      expect(Number(lost.numDeletedRows)).toBeGreaterThan(12)
      await ensureEditions(context)
      const again = await all()
      expect(again.map(({ id, translations }) => [id, translations])).toEqual(
        made.map(({ id, translations }) => [id, translations]),
      )
      const kept = made.filter(({ id }) => Math.floor(id / 100_000_000) !== 2)
      expect(again).toEqual(expect.arrayContaining(kept.slice(0, 50)))
    } finally {
      await close()
    }
  })

  test('of several processes at once are the same, and leave alone what a person edited', async () => {
    const other = await createTestApp({ now: '2026-10-01T00:00:00Z' })
    const { context } = other
    try {
      await Promise.all([ensureEditions(context), ensureEditions(context), ensureEditions(context)])
      const count = await context.db
        .selectFrom('periods')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .where('starts_on', '<=', '2026-10-01')
        .where('reading_period', '=', 'weekly')
        .executeTakeFirstOrThrow()
      expect(count.rows).toBe(9 * 12)
      const edited = { translations: JSON.stringify([]), edited_at: context.clock.now() }
      await context.db.updateTable('periods').set(edited).where('sign_id', '=', 1).execute()
      const tropical = { ...context, config: { ...context.config, zodiac: 'tropical' as const } }
      await ensureEditions(tropical)
      const rows = await context.db
        .selectFrom('periods')
        .select(['sign_id', 'zodiac', 'translations'])
        .where('starts_on', '=', '2026-09-28')
        .where('sign_id', '<=', 2)
        .orderBy('sign_id')
        .execute()
      expect(rows.map(({ zodiac, translations }) => [zodiac, translations.length])).toEqual([
        ['sidereal', 0],
        ['tropical', 2],
      ])
    } finally {
      await other.close()
    }
  })
})
