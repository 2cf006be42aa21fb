import type { Notice } from '@rashi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPerson } from '../../testing/people.ts'
import { succeed } from '../../testing/second-factors.ts'
import { callStudio, createStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let owner: TestStaff
let editor: TestStaff
let reader: { token: string }
beforeAll(async () => {
  product = await createTestApp({ now: '2026-11-21T09:00:00Z' })
  reader = await createPerson(product)
})
afterAll(() => product.close())
beforeEach(async () => {
  product.clock.set('2026-11-21T09:00:00Z')
  await product.context.db.deleteFrom('notices').where('id', '>=', 1000).execute()
  owner = await createStaff(product, 'owner')
  editor = await createStaff(product, 'editor')
})

const call = (name: string, body?: object, { cookie }: { cookie: string } = editor) =>
  callStudio(product, name, { cookie, ...(body ? { body } : {}) })
const english = { language_id: 1, title: 'Diwali', text: 'A bright night.', link_label: null }
const hindi = { language_id: 2, title: 'दिवाली', text: 'उजली रात।', link_label: null }
const plain = { words: [english], link: null, starts_at: null, ends_at: null }
const create = (notice: object = {}) => call('POST /create-notice', { ...plain, ...notice })
const change = (notice: { id: number; version: number }, body: object = {}) =>
  call('POST /change-notice', { notice_id: notice.id, version: notice.version, ...plain, ...body })
const end = ({ id, version }: { id: number; version: number }) =>
  call('POST /end-notice', { notice_id: id, version })
const list = (query = '') => succeed(call(`GET /notices${query}`))
const board = async (): Promise<Notice[]> =>
  (await product.call('GET /api/noticeboard/user-noticeboard', reader)).body.noticeboards
const titles = async () =>
  (await board()).filter(({ id }) => id >= 1000).map(({ translations }) => translations[0]?.title)
const listActs = async () => (await succeed(call('GET /acts?object=notice', undefined, owner))).acts

test('an editor publishes a notice in both languages at once, which readers see first and the record shows (STU-176)', async () => {
  const words = [
    { ...english, link_label: 'See the stones' },
    { ...hindi, link_label: 'रत्न देखें' },
  ]
  // Finer than the database keeps: it is on the board all the same.
  product.clock.set('2026-11-21T09:00:00.0000009Z')
  const notice = await succeed(create({ words, link: '/gemstones' }))
  expect(notice).toEqual({
    id: 1000,
    state: 'current',
    words,
    link: '/gemstones',
    starts_at: '2026-11-21T09:00:00Z',
    ends_at: null,
    version: 1,
  })
  expect((await board())[0]).toMatchObject({
    id: 1000,
    created_at: '2026-11-21T09:00:00Z',
    translations: [
      { language_id: 1, title: 'Diwali', link: '/gemstones', link_label: 'See the stones' },
      { language_id: 2, title: 'दिवाली', link: '/gemstones', link_label: 'रत्न देखें' },
    ],
  })
  expect((await listActs())[0]).toMatchObject({
    act: 'notice publish',
    who: editor.email,
    object_id: '1000',
    before: null,
    after: { title_en: 'Diwali', title_hi: 'दिवाली', link: '/gemstones', ends_at: null },
  })
})

// Guard in server/domains/noticeboard/notice.repository.ts: readers see a notice from its start to its end only.
test('readers see a notice from its start to its end, dated by its start (STU-177)', async () => {
  const times = { starts_at: '2026-11-21T09:10:00Z', ends_at: '2026-11-21T09:20:00Z' }
  expect((await succeed(create(times))).state).toBe('coming')
  expect(await titles()).toEqual([])
  product.clock.set('2026-11-21T09:10:00Z')
  expect((await board())[0]).toMatchObject({ id: 1000, created_at: times.starts_at })
  product.clock.set('2026-11-21T09:19:59Z')
  expect(await titles()).toEqual(['Diwali'])
  product.clock.set('2026-11-21T09:20:00Z')
  expect(await titles()).toEqual([])
})

test('staff list what is coming, current and ended, by pages, each once (STU-177)', async () => {
  const days = Array.from({ length: 23 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`)
  for (const day of days) await succeed(create({ starts_at: `${day}T00:00:00Z` }))
  const first = await list('?state=coming')
  const rest = await list(`?state=coming&after=${first.next}`)
  const starts = [...first.notices, ...rest.notices].map(({ starts_at }) => starts_at)
  expect(starts).toEqual(days.map((day) => `${day}T00:00:00Z`).toReversed())
  expect([first.notices.length, rest.next]).toEqual([20, null])
  const gone = await succeed(end(first.notices[0]))
  expect(gone).toMatchObject({ state: 'ended', ends_at: '2026-11-21T09:00:00Z', version: 2 })
  expect((await list('?state=ended')).notices).toEqual([gone])
  const current = (await list('?state=current')).notices
  expect(current.map(({ id }: Notice) => id)).toEqual([1, 2, 3, 4])
  expect((await call('GET /notices?state=odd')).status).toBe(422)
})

test('a change shows to readers who have read it as read, and is recorded with before and after (STU-178)', async () => {
  const notice = await succeed(create({ words: [english, hindi] }))
  const read = { token: reader.token, body: { ids: [notice.id] } }
  await product.call('POST /api/noticeboard/user-noticeboard-mark-read', read)
  const words = [{ ...english, text: 'The night of lamps.' }]
  const changed = await succeed(change(notice, { words, starts_at: notice.starts_at }))
  expect(changed).toMatchObject({ words, version: 2, starts_at: notice.starts_at })
  expect((await board())[0]).toMatchObject({
    read_at: '2026-11-21T09:00:00Z',
    translations: [{ language_id: 1, description: 'The night of lamps.' }],
  })
  const [act, ...others] = await listActs()
  expect(act).toMatchObject({
    act: 'notice change',
    before: { text_en: 'A bright night.', text_hi: 'उजली रात।' },
    after: { text_en: 'The night of lamps.' },
  })
  const again = await succeed(change(changed, { words, starts_at: notice.starts_at }))
  expect(again.version).toBe(2)
  expect(await listActs()).toHaveLength(others.length + 1)
})

// Guard in server/domains/noticeboard/change-notice.ts: a change never overwrites one that its author has not seen.
test('a change or an end of a notice that somebody else has changed since is refused (STU-178)', async () => {
  const notice = await succeed(create())
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((title) => change(notice, { words: [{ ...english, title }] })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const stale = await end(notice)
  expect([stale.status, stale.body.code]).toEqual([409, 'changed-meanwhile'])
  await succeed(end({ ...notice, version: 2 }))
  expect(await titles()).toEqual([])
  expect((await change({ id: 4711, version: 1 })).status).toBe(404)
  expect((await end({ id: 4711, version: 1 })).status).toBe(404)
})

test('two notices that are published at the same time are two (STU-176)', async () => {
  const answers = await Promise.all([create(), create(), create()])
  expect(answers.map(({ body }) => body.id).toSorted()).toEqual([1000, 1001, 1002])
})

test('a notice without English, with half a language, a wrong link or an end before its start is refused, and its fields are named (STU-176)', async () => {
  const fieldsOf = async (notice: object) => {
    const { status, body } = await create(notice)
    expect(status).toBe(422)
    return Object.keys(body.errors)
  }
  expect(await fieldsOf({ words: [hindi] })).toEqual(['words'])
  expect(await fieldsOf({ words: [english, { ...hindi, text: ' ' }] })).toEqual(['words'])
  expect(await fieldsOf({ words: [english, english] })).toEqual(['words'])
  expect(await fieldsOf({ words: [english, { ...hindi, language_id: 3 }] })).toEqual(['words'])
  expect(await fieldsOf({ words: [{ ...english, title: 'x'.repeat(121) }] })).toEqual(['words'])
  expect(await fieldsOf({ link: '/gemstones' })).toEqual(['words'])
  const words = [{ ...english, link_label: 'See' }]
  for (const link of ['//evil.example', 'javascript:alert(1)', 'http://a.example', 'gemstones'])
    expect(await fieldsOf({ words, link })).toEqual(['link'])
  expect(await fieldsOf({ ends_at: '2026-11-21T09:00:00Z' })).toEqual(['ends_at'])
  expect(await fieldsOf({ starts_at: '0000-01-01T00:00:00Z' })).toEqual(['starts_at'])
  expect(await titles()).toEqual([])
})

test('a notice is not published where it cannot be recorded (STU-178)', async () => {
  const { db } = product.context
  await sql`alter table operator_acts add constraint refuse_notices check (act <> 'notice publish') not valid`.execute(
    db,
  )
  expect((await create()).status).toBe(500)
  await sql`alter table operator_acts drop constraint refuse_notices`.execute(db)
  expect(await titles()).toEqual([])
})
