import { afterAll, beforeAll, expect, test } from 'vitest'
import { write } from '../../../platform/database/write.ts'
import { createPerson } from '../../../testing/people.ts'
import { succeed } from '../../../testing/second-factors.ts'
import { grant } from '../../access/index.ts'
import { createDesk, type Desk, english, hindi } from '../testing/desk-fixtures.ts'
import { bornWithMoonInScorpio, scorpio } from '../testing/horoscope-fixtures.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.product.close())

const preview =
  '<p>Nothing hurries this week, and the letter that has waited since summer can be answered on a slow evening. What would you write if nobody were waiting for it?</p>'

const listOne = async (readingPeriod: 'weekly' | 'yearly', startsOn: string) => {
  const { periods } = await desk.list(
    `?reading_period=${readingPeriod}&sign=Scorpio&from=${startsOn}&to=${startsOn}`,
  )
  return periods[0]
}
const findPeriod = async (...of: Parameters<typeof listOne>): Promise<number> =>
  (await listOne(...of)).id
const listTitles = async (startsOn: string): Promise<string[]> =>
  (await listOne('weekly', startsOn)).languages.map(({ title }: { title: string }) => title)

const readText = async (id: number, kind: string, languageId: number) => {
  const { parts } = await desk.show(id)
  return parts
    .find((part: any) => part.kind === kind)
    ?.texts.find(({ language_id }: any) => language_id === languageId)
}

const approve = async (id: number, kind: string, languageId: number, text: string) => {
  const saved = await succeed(desk.save(await readText(id, kind, languageId), text))
  return succeed(desk.act('approve', saved, {}, desk.approver))
}

const textsIn = (horoscope: any, startsOn: string, languageId: number) =>
  horoscope.horoscopeData
    .find(({ date }: any) => date === startsOn)
    ?.translations.find(({ language_id }: any) => language_id === languageId)

/** Reads Scorpio as a guest, and as somebody who signs up now: the trial opens its weeks, a grant its years. */
async function readTexts(readingPeriod: string, startsOn: string, languageId: number) {
  const { token, user } = await createPerson(desk.product, bornWithMoonInScorpio)
  if (readingPeriod === 'yearly') {
    const startsAt = desk.product.clock.now()
    await write(desk.product.context.db, (trx) =>
      grant(trx, {
        userId: user.id,
        signId: scorpio,
        subject: { tier: 'diamond' },
        source: 'subscription',
        reference: user.id,
        startsAt,
        endsAt: startsAt.add({ hours: 24 }),
      }),
    )
  }
  const [guests, readers] = await Promise.all([
    desk.product.call(`GET /api/horoscope/new-single-horoscope/${readingPeriod}/scorpio`),
    desk.product.call(`GET /api/horoscope/user-new-single-horoscope/${readingPeriod}/scorpio`, {
      token,
    }),
  ])
  return {
    guest: textsIn(guests.body.horoscope, startsOn, languageId),
    reader: textsIn(readers.body.horoscope, startsOn, languageId),
  }
}

test('a week has a title and a preview to change, a year the text of the year too (STU-93)', async () => {
  const kindsOf = async (id: number) =>
    (await desk.show(id)).parts
      .map(({ kind }: { kind: string }) => kind)
      .filter((kind: string) => kind !== 'part')
  expect(await kindsOf(await findPeriod('weekly', '2026-11-16'))).toEqual(['title', 'preview'])
  const year = await findPeriod('yearly', '2026-01-01')
  expect(await kindsOf(year)).toEqual(['title', 'preview', 'opening'])
  expect((await readText(year, 'opening', hindi)).almanac).toMatch(/^<p>/)
})

test('a title is saved as plain text, listed, refused to who comes second, and recorded by its kind (STU-93)', async () => {
  const id = await findPeriod('weekly', '2026-11-16')
  const text = await readText(id, 'title', english)
  const saved = await succeed(desk.save(text, '<p>Bread <b>&</b> slow  evenings</p>'))
  expect(saved).toMatchObject({ state: 'waiting', draft: { text: 'Bread & slow evenings' } })
  const second = await desk.save(text, 'Another title for it')
  expect([second.status, second.body.code]).toEqual([409, 'changed-meanwhile'])
  const [last] = await desk.lastActs(1)
  expect(last).toMatchObject({
    act: 'horoscope-text save',
    after: { draft: 'Bread & slow evenings' },
    details: { language: 'en', kind: 'title' },
  })
  const { periods } = await desk.list('?state=waiting&language_id=1')
  expect(periods.map((period: { id: number }) => period.id)).toEqual([id])
  expect(periods[0].languages[0]).toMatchObject({ waiting: 1 })
  expect(await succeed(desk.act('discard', saved))).toMatchObject({ state: 'almanac' })
})

test('an approved title and preview of a running week are read at once by guests and readers, in their language alone (STU-95, STU-96, STU-223)', async () => {
  const id = await findPeriod('weekly', '2026-11-16')
  const before = await readTexts('weekly', '2026-11-16', hindi)
  const [, hindiTitle] = await listTitles('2026-11-16')
  await approve(id, 'title', english, 'A letter waits for you')
  const approved = await approve(id, 'preview', english, preview)
  expect(approved).toMatchObject({ state: 'edited', approved: { is_published: true } })
  expect(approved.almanac).not.toBe(preview)
  desk.product.clock.advance({ seconds: 3 })
  const { guest, reader } = await readTexts('weekly', '2026-11-16', english)
  for (const texts of [guest, reader])
    expect(texts).toMatchObject({
      name: 'A letter waits for you',
      description_preview: preview,
      is_edited: true,
    })
  expect(guest).not.toHaveProperty('edited')
  expect(await readTexts('weekly', '2026-11-16', hindi)).toEqual(before)
  expect((await desk.show(id)).period.titles[0].text).toBe('A letter waits for you')
  expect(await listTitles('2026-11-16')).toEqual(['A letter waits for you', hindiTitle])
})

test('the title of a coming week is read from its first day, and gives way to the almanac’s (STU-93, STU-95, STU-223)', async () => {
  const id = await findPeriod('weekly', '2026-11-23')
  const approved = await approve(id, 'title', english, 'A full Moon at home')
  expect((await readTexts('weekly', '2026-11-23', english)).guest).toBeUndefined()
  expect((await listTitles('2026-11-23'))[0]).toBe('A full Moon at home')
  const withdrawn = await succeed(desk.act('withdraw', approved, {}, desk.approver))
  expect(withdrawn).toMatchObject({ state: 'waiting', approved: null })
  expect((await listTitles('2026-11-23'))[0]).toBe(withdrawn.almanac)
  await succeed(desk.act('approve', withdrawn, {}, desk.approver))
  desk.product.clock.set('2026-11-23T00:00:01Z')
  const { guest } = await readTexts('weekly', '2026-11-23', english)
  expect(guest.name).toBe('A full Moon at home')
  expect(guest).not.toHaveProperty('is_edited')
  const almanac = await approve(id, 'title', english, withdrawn.almanac)
  expect(almanac).toMatchObject({ state: 'almanac', approved: null })
  desk.product.clock.set('2026-11-23T00:00:09Z')
  expect((await readTexts('weekly', '2026-11-23', english)).guest.name).toBe(withdrawn.almanac)
  desk.product.clock.set('2026-11-21T09:00:00Z')
})

test('an approved text of a year is read where the year is open, and is no part of what guests receive (STU-95, STU-96)', async () => {
  const id = await findPeriod('yearly', '2026-01-01')
  const text = '<p>बरस भर की बात एक साँस में: धीरे चलिए, और शाम की चाय घर पर पीजिए।</p>'
  await approve(id, 'opening', hindi, text)
  const { guest, reader } = await readTexts('yearly', '2026-01-01', hindi)
  expect(reader).toMatchObject({ description: text, is_edited: true })
  expect(guest).not.toHaveProperty('description')
  expect(guest).not.toHaveProperty('is_edited')
})

test('a title that is too long, and a preview like an earlier one, are not approved (STU-84, STU-94)', async () => {
  const id = await findPeriod('weekly', '2026-11-16')
  const title = await succeed(
    desk.save(await readText(id, 'title', hindi), 'इस हफ़्ते घर की चाय और एक पुरानी चिट्ठी का लंबा जवाब'),
  )
  expect(title.draft.findings).toContainEqual(
    expect.objectContaining({ code: 'too-long', is_error: true }),
  )
  const refused = await desk.act('approve', title, {}, desk.approver)
  expect([refused.status, refused.body.code]).toEqual([409, 'text-has-errors'])
  // An earlier preview of an editor is compared with as readers see it.
  const later = await succeed(
    desk.save(
      await readText(await findPeriod('weekly', '2026-11-30'), 'preview', english),
      preview,
    ),
  )
  expect(later.draft.findings).toContainEqual({
    code: 'like-earlier',
    is_error: true,
    values: { date: '2026-11-16', share: '100' },
  })
})
