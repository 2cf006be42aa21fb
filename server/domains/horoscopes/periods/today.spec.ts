import type { Today } from '@rashi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { write } from '../../../platform/database/write.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { grant } from '../../access/index.ts'
import {
  bornWithMoonInScorpio,
  createHoroscopeApp,
  type HoroscopeApp,
  scorpio,
} from '../testing/horoscope-fixtures.ts'

let product: HoroscopeApp['product']
let trialUser: Person
beforeAll(async () => {
  ;({ product, trialUser } = await createHoroscopeApp())
})
afterAll(() => product.close())

async function readToday({ token }: Person, timeZone?: string): Promise<Today> {
  const query = timeZone === undefined ? '' : `?time_zone=${encodeURIComponent(timeZone)}`
  const { status, body } = await product.call(`GET /api/horoscope/today${query}`, { token })
  expect(status).toBe(200)
  return body.today
}

test('today needs a session (DAY-16)', async () => {
  const { status, body } = await product.call('GET /api/horoscope/today')
  expect([status, body.code]).toEqual([401, 'unauthenticated'])
})

test('today lists the current week, month and year of the own sign, and what of them is open (DAY-22, DAY-23)', async () => {
  const { readings } = await readToday(trialUser)
  expect(
    readings.map(({ reading_period, date, is_open }) => [reading_period, date, is_open]),
  ).toEqual([
    ['weekly', '2026-11-16', true],
    ['monthly', '2026-11-01', false],
    ['yearly', '2026-01-01', false],
  ])
  const { body } = await product.call('GET /api/horoscope/new-single-horoscope/weekly/scorpio')
  const [english] = body.horoscope.horoscopeData.at(-1).translations
  expect(readings[0]!.translations[0]).toMatchObject({
    name: english.name,
    description_preview: english.description_preview,
  })
})

test('today shows previews of what a plan opens, so that nothing of the plan counts as read (DAY-22)', async () => {
  const reader = await createPerson(product, bornWithMoonInScorpio)
  const { db } = product.context
  await write(db, (trx) =>
    grant(trx, {
      userId: reader.user.id,
      source: 'subscription',
      reference: 'a-diamond',
      signId: scorpio,
      subject: { tier: 'diamond' },
      startsAt: product.clock.now(),
      endsAt: null,
    }),
  )
  const { readings } = await readToday(reader)
  expect(readings.map(({ is_open }) => is_open)).toEqual([true, true, true])
  for (const { translations } of readings)
    for (const texts of translations)
      expect(Object.keys(texts).toSorted()).toEqual(['description_preview', 'language_id', 'name'])
  const { first_read_at } = await db
    .selectFrom('grants')
    .select('first_read_at')
    .where('user_id', '=', reader.user.id)
    .executeTakeFirstOrThrow()
  expect(first_read_at).toBeNull()
})

test('today counts houses from the sign of a plan for a reader without a moonsign (DAY-20)', async () => {
  const reader = await createPerson(product)
  const { db } = product.context
  await db.deleteFrom('charts').where('user_id', '=', reader.user.id).execute()
  await write(db, (trx) =>
    grant(trx, {
      userId: reader.user.id,
      source: 'subscription',
      reference: 'a-silver',
      signId: scorpio,
      subject: { tier: 'silver' },
      startsAt: product.clock.now(),
      endsAt: null,
    }),
  )
  const { key, readings } = await readToday(reader)
  expect([key, readings[0]!.is_open]).toEqual(['Scorpio', true])
})

test('today names no house and no reading for a reader without a sign (DAY-20)', async () => {
  const person = await createPerson(product)
  const { db } = product.context
  await db.deleteFrom('charts').where('user_id', '=', person.user.id).execute()
  const without = await readToday(person)
  expect([without.key, without.moon.house, without.readings]).toEqual([null, null, []])
  expect(without.moon.translations[0]!.text).toContain(`The Moon is in ${without.moon.sign} until`)
})

/** A session ends 30 minutes after its last use, so a later time needs a reader of its own. */
async function signUpAt(now: string) {
  product.clock.set(now)
  return createPerson(product, bornWithMoonInScorpio)
}

test('today is the day of the reader’s time zone, else of English readers (DAY-18)', async () => {
  const reader = await signUpAt('2026-11-21T20:00:00Z')
  expect((await readToday(reader, 'Asia/Kolkata')).date).toBe('2026-11-22')
  expect((await readToday(reader, 'America/New_York')).date).toBe('2026-11-21')
  expect((await readToday(reader)).date).toBe('2026-11-21')
  const { status } = await product.call('GET /api/horoscope/today?time_zone=Mars/Olympus', {
    token: reader.token,
  })
  expect(status).toBe(422)
})

// Guard in server/domains/horoscopes/periods/present-to-reader.ts: previews are shared within a time zone only.
test('today writes the dates of its previews for each reader’s time zone, as public readings do (ALM-09, HOR-43)', async () => {
  const reader = await signUpAt('2026-11-21T20:00:00Z')
  const previews = async (timeZone: string) => {
    const { readings } = await readToday(reader, timeZone)
    return readings.flatMap(({ translations }) =>
      translations.map(({ description_preview }) => description_preview),
    )
  }
  const publicPreviews = async (timeZone: string) => {
    const periods = await Promise.all(
      ['weekly', 'monthly', 'yearly'].map((readingPeriod) =>
        product.call(
          `GET /api/horoscope/new-single-horoscope/${readingPeriod}/scorpio?time_zone=${timeZone}`,
        ),
      ),
    )
    return periods.flatMap(({ body }) =>
      body.horoscope.horoscopeData
        .at(-1)
        .translations.map((texts: { description_preview: string }) => texts.description_preview),
    )
  }
  const inDelhi = await previews('Asia/Kolkata')
  const inHonolulu = await previews('Pacific/Honolulu')
  expect(inDelhi).toEqual(await publicPreviews('Asia/Kolkata'))
  expect(inHonolulu).toEqual(await publicPreviews('Pacific/Honolulu'))
  expect(inHonolulu).not.toEqual(inDelhi)
})

test('today is told each reader by their own moonsign, and no cache keeps it (DAY-16, DAY-17)', async () => {
  // Swiss Ephemeris at this sunrise in Delhi: the Moon in Gemini, the eighth sign from Scorpio.
  const reader = await signUpAt('2026-11-27T01:23:00Z')
  const scorpio = await readToday(reader, 'Asia/Kolkata')
  expect([scorpio.key, scorpio.moon.sign, scorpio.moon.house]).toEqual(['Scorpio', 'Gemini', 8])
  const other = await createPerson(product)
  const today = await readToday(other, 'Asia/Kolkata')
  expect(today.key).toBe(other.user.generated_horoscope.key)
  expect(today.moon.translations).not.toEqual(scorpio.moon.translations)
  const { headers } = await product.app.inject({
    url: '/api/horoscope/today',
    headers: { authorization: `Bearer ${reader.token}` },
  })
  expect(headers['cache-control']).toContain('no-store')
})
