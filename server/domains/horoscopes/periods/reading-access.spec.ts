import type { Part, Period, SingleHoroscope } from '@rashi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { write } from '../../../platform/database/write.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { grant, grantGoldTrial, type GrantSubject } from '../../access/index.ts'
import {
  bornWithMoonInScorpio,
  createHoroscopeApp,
  type HoroscopeApp,
  leo,
  newestPeriod,
  periods,
  scorpio,
  waitForContent,
} from '../testing/horoscope-fixtures.ts'

let product: HoroscopeApp['product']
let trialUser: HoroscopeApp['trialUser']
let readAsGuest: HoroscopeApp['readAsGuest']
let readAsUser: HoroscopeApp['readAsUser']
beforeAll(async () => {
  ;({ product, trialUser, readAsGuest, readAsUser } = await createHoroscopeApp())
})
afterAll(() => product.close())

async function createPersonWith(...grants: { signId: number; subject: GrantSubject }[]) {
  const person = await createPerson(product, bornWithMoonInScorpio)
  await write(product.context.db, async (trx) => {
    for (const [index, newGrant] of grants.entries())
      await grant(trx, {
        ...newGrant,
        userId: person.user.id,
        source: 'periodId' in newGrant.subject ? 'one_off' : 'subscription',
        reference: `${person.user.id} ${index}`,
        startsAt: product.clock.now(),
        endsAt: product.clock.now().add({ hours: 24 * 300 }),
      })
  })
  return person
}

/** Returns W, M, Y for each current period whose text is open, else a dash; for a year its description counts. */
async function listOpenPeriods(person: Person, sign: string): Promise<string> {
  const open = []
  for (const period of periods) {
    const { body } = await readAsUser(person, `${period}/${sign}`)
    const { parts, translations } = newestPeriod(body.horoscope)
    const isOpen =
      period === 'yearly' ? translations[0]!.description !== undefined : parts.length > 0
    open.push(isOpen ? period[0]!.toUpperCase() : '-')
  }
  return open.join('')
}

describe('readable', () => {
  test('by the basic trial is only the weekly of the generated sign (HOR-29)', async () => {
    expect(await listOpenPeriods(trialUser, 'scorpio')).toBe('W--')
    expect(await listOpenPeriods(trialUser, 'leo')).toBe('---')
  })

  test('by a gold trial are the weekly and the monthly of the generated sign (HOR-29)', async () => {
    const person = await createPersonWith()
    const until = product.clock.now().add({ hours: 240 })
    await write(product.context.db, (trx) => grantGoldTrial(trx, { userId: person.user.id, until }))
    expect(await listOpenPeriods(person, 'scorpio')).toBe('WM-')
    const { body } = await readAsUser(person, 'weekly/scorpio')
    expect(body.horoscope.free_trial_gold_days_left).toBe(10)
  })

  test.each([
    ['silver', 'W--'],
    ['gold', 'WM-'],
    ['diamond', 'WMY'],
  ] as const)(
    'at the tier %s are the periods %s of its sign, past ones too (HOR-25, HOR-27)',
    async (tier, open) => {
      const person = await createPersonWith({ signId: leo, subject: { tier } })
      expect(await listOpenPeriods(person, 'leo')).toBe(open)
      expect(await listOpenPeriods(person, 'virgo')).toBe('---')
      const { body } = await readAsUser(person, 'weekly/leo')
      const { horoscopeData } = body.horoscope as SingleHoroscope
      expect(horoscopeData.map(({ parts }) => parts.length)).toEqual(Array(9).fill(7))
      expect(horoscopeData[0]!.parts[0]).toMatchObject({
        user_has_access: true,
        current_price: 2.49,
      })
      expect(body.horoscope.is_user_subscribed).toBe(true)
    },
  )

  test('by a Diamond combo are all periods of both signs (HOR-28)', async () => {
    const person = await createPersonWith(
      { signId: leo, subject: { tier: 'diamond' } },
      { signId: scorpio, subject: { tier: 'diamond' } },
    )
    expect(await listOpenPeriods(person, 'leo')).toBe('WMY')
    expect(await listOpenPeriods(person, 'scorpio')).toBe('WMY')
  })

  test('by a one-off is its own period only (ONE-09, HOR-36)', async () => {
    const guest = await readAsGuest('weekly/leo')
    const bought = (guest.body.horoscope as SingleHoroscope).horoscopeData[0]!
    const person = await createPersonWith({ signId: leo, subject: { periodId: bought.id } })
    const { body } = await readAsUser(person, 'weekly/leo')
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

  test('of a year are a bought section only, and by Diamond all sections (LIFE-14)', async () => {
    const year = newestPeriod((await readAsGuest('yearly/leo')).body.horoscope)
    const readable = async (person: Person) => {
      const { body } = await readAsUser(person, 'yearly/leo')
      return newestPeriod(body.horoscope)
        .parts.filter(({ user_has_access, translations }: Part) => {
          expect(translations.every(({ description }) => !!description)).toBe(user_has_access)
          return user_has_access
        })
        .map(({ id }) => id)
    }
    const third = year.parts[2]!.id
    expect(
      await readable(await createPersonWith({ signId: leo, subject: { partId: third } })),
    ).toEqual([third])
    const diamond = await createPersonWith({ signId: leo, subject: { tier: 'diamond' } })
    expect(await readable(diamond)).toHaveLength(13)
  })
})

/** The outline of a period that is open: what is left of it without its texts. */
const outlineOf = (period: Period) => ({
  id: period.id,
  date: period.date,
  type: period.type,
  parts: period.parts.map(({ id, current_price, user_has_access, translations }) => ({
    id,
    current_price,
    user_has_access,
    translations:
      period.type === '3'
        ? translations.map(({ language_id, name, description }) => ({
            language_id,
            name,
            short_description: '',
            ...(description !== undefined && { description: '' }),
          }))
        : [],
  })),
  translations: period.translations.map(({ language_id, name, description }) => ({
    language_id,
    name,
    ...(description !== undefined && { description: '' }),
    description_preview: '',
    video_link_preview: null,
  })),
  sky_events: [],
  days: [],
  is_outline: true,
})

test('one period is sent whole where its first day, or the current one, is asked for, and outlines of the others (HOR-41)', async () => {
  const list = async (query: string) =>
    ((await readAsUser(trialUser, `weekly/scorpio${query}`)).body.horoscope as SingleHoroscope)
      .horoscopeData
  const all = await list('')
  expect(all.length).toBeGreaterThan(3)
  for (const { parts, translations } of all)
    for (const { description } of [...translations, ...parts.flatMap((part) => part.translations)])
      expect(description).not.toBe('')
  for (const [query, whole] of [
    ['?texts_of=current', all.at(-1)],
    [`?texts_of=${all[0]!.date}`, all[0]],
    ['?texts_of=1999-01-04', all.at(-1)],
  ] as const)
    expect(await list(query), query).toEqual(
      all.map((period) => (period === whole ? period : outlineOf(period))),
    )
})

test('readers who share the outline of a year, or the year, are each shown what is open to them (HOR-43)', async () => {
  const guest = (await readAsGuest('yearly/leo')).body.horoscope as SingleHoroscope
  const sections = newestPeriod(guest).parts.map(({ id }) => id)
  const [first, , third] = sections as [number, number, number]
  const subject = { tier: 'diamond' } as const
  const readers = [
    [await createPersonWith({ signId: leo, subject: { partId: first } }), [first]],
    [await createPersonWith({ signId: leo, subject: { partId: third } }), [third]],
    [await createPersonWith({ signId: leo, subject }), sections],
    [await createPersonWith(), []],
  ] as const
  const readNewest = async (person: Person, query: string) =>
    newestPeriod((await readAsUser(person, `yearly/leo${query}`)).body.horoscope)
  // Twice, so that each reader comes after the others.
  for (const turn of [1, 2])
    for (const [person, open] of readers) {
      const { wheel, ...whole } = await readNewest(person, '')
      const outline = await readNewest(person, `?texts_of=${guest.horoscopeData[0]!.date}`)
      expect(wheel).toBeDefined()
      expect(outline, `turn ${turn}`).toEqual(outlineOf(whole))
      expect(outline.parts.flatMap((part) => (part.user_has_access ? part.id : []))).toEqual(open)
    }
})

test('a text that is added to a period, as the daily job does, is sent two seconds later (HOR-42)', async () => {
  const readShort = async (seconds = 2) => {
    product.clock.advance({ seconds })
    const { body } = await readAsUser(trialUser, 'weekly/scorpio')
    return newestPeriod(body.horoscope).translations[0]!.in_short
  }
  const { id } = newestPeriod((await readAsUser(trialUser, 'weekly/scorpio')).body.horoscope)
  const before = await readShort()
  const { db } = product.context
  const { in_short: stored } = await db
    .selectFrom('periods')
    .select('in_short')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db.updateTable('periods').set({ in_short: null }).where('id', '=', id).execute()
  expect(await readShort(1)).toEqual(before)
  expect(await readShort(1)).toBeUndefined()
  await db
    .updateTable('periods')
    .set({ in_short: JSON.stringify(stored) })
    .where('id', '=', id)
    .execute()
  expect(await readShort()).toEqual(before)
})

// Guard in server/domains/horoscopes/periods/content-revisions.ts: a failed question to the database is asked again.
test('a reading is answered again as soon as the database does, after it has failed (HOR-42)', async () => {
  const { db } = product.context
  const read = async () => (await readAsUser(trialUser, 'weekly/scorpio')).status
  waitForContent(product)
  await sql`alter table section_prices rename to section_prices_away`.execute(db)
  expect(await read()).toBe(500)
  await sql`alter table section_prices_away rename to section_prices`.execute(db)
  expect(await read()).toBe(200)
})

describe("the user's horoscopes", () => {
  const listHoroscopes = async (person: Person, query = 'refresh=1') => {
    const { body } = await product.call(`GET /api/horoscope/user-horoscopes?${query}`, person)
    const groups = body.activeHoroscopes as Record<string, { horoscope: SingleHoroscope }[]>
    return ['Weekly', 'Monthly', 'Yearly'].map((group) =>
      groups[group]!.map(({ horoscope }) => `${horoscope.key} ${horoscope.horoscopeData.length}`),
    )
  }

  test('are the readable signs, and for the year also the generated sign (HOR-05, API-15)', async () => {
    expect(await listHoroscopes(trialUser)).toEqual([['Scorpio 1'], [], ['Scorpio 1']])
    const gold = await createPersonWith({ signId: leo, subject: { tier: 'gold' } })
    expect(await listHoroscopes(gold)).toEqual([['Leo 1', 'Scorpio 1'], ['Leo 1'], ['Scorpio 1']])
  })

  test('include past periods on request (API-15)', async () => {
    expect(await listHoroscopes(trialUser, 'refresh=0&previous=1')).toEqual([
      ['Scorpio 9'],
      [],
      ['Scorpio 3'],
    ])
  })
})
