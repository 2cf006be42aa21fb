import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Notice } from '@rashi/contract'
import { createPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedNotices } from './index.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ now: '2026-11-21T09:00:00Z' })
})
afterAll(() => product.close())

const getNoticeboard = async (token: string) =>
  (await product.call('GET /api/noticeboard/user-noticeboard', { token })).body
const markRead = (token: string, ids: unknown) =>
  product.call('POST /api/noticeboard/user-noticeboard-mark-read', { token, body: { ids } })
const readIds = (board: { noticeboards: Notice[] }) =>
  board.noticeboards.filter(({ read_at }) => read_at !== null).map(({ id }) => id)

test('a new installation has at least four notices in English, two of them also in Hindi (NOT-05, OPS-10)', async () => {
  const { token } = await createPerson(product)
  const { noticeboards } = (await getNoticeboard(token)) as { noticeboards: Notice[] }
  expect(noticeboards.length).toBeGreaterThanOrEqual(4)
  const languages = noticeboards.map(({ translations }) =>
    translations.map(({ language_id }) => language_id),
  )
  expect(languages.every(([first]) => first === 1)).toBe(true)
  expect(languages.filter((ids) => ids.includes(2)).length).toBeGreaterThanOrEqual(2)
})

test('notices are listed newest first, unread, with text, link and date (API-44, NOT-02)', async () => {
  const { token } = await createPerson(product)
  const { noticeboards, allNoticeboardRead } = await getNoticeboard(token)
  expect(allNoticeboardRead).toBe(false)
  const dates = noticeboards.map((notice: Notice) => notice.created_at)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(noticeboards[0]).toEqual({
    id: 1,
    translations: [
      {
        language_id: 1,
        title: 'Welcome. We are glad you are here',
        description: expect.stringContaining('moonsign'),
        link: '/dashboard',
        link_label: 'Read this week',
      },
      expect.objectContaining({ language_id: 2, link: '/dashboard' }),
    ],
    read_at: null,
    created_at: '2026-11-21T09:00:00Z',
  })
})

test('a read notice has the time of its first reading, and after the last one all are read (API-44, NOT-03)', async () => {
  const { token } = await createPerson(product)
  const all = (await getNoticeboard(token)).noticeboards.map(({ id }: Notice) => id)
  const half = await markRead(token, all.slice(0, 2))
  expect(half.status).toBe(200)
  expect(readIds(half.body)).toEqual(all.slice(0, 2))
  expect(half.body.allNoticeboardRead).toBe(false)
  expect(half.body.noticeboards[0].read_at).toBe('2026-11-21T09:00:00Z')

  product.clock.advance({ minutes: 5 })
  const rest = await markRead(token, all)
  expect(rest.body.allNoticeboardRead).toBe(true)
  expect(rest.body.noticeboards[0].read_at).toBe('2026-11-21T09:00:00Z')
  expect(rest.body.noticeboards.at(-1).read_at).toBe('2026-11-21T09:05:00Z')
})

test('read state belongs to each person and survives sign-out (NOT-04, API-05)', async () => {
  const [reader, other] = [await createPerson(product), await createPerson(product)]
  await markRead(reader.token, [1, 3])
  await product.call('POST /api/logout', { token: reader.token })
  const again = await product.call('POST /api/login', {
    body: { email: reader.email, password: reader.password },
  })
  expect(readIds(await getNoticeboard(again.body.token))).toEqual([1, 3])
  expect(readIds(await getNoticeboard(other.token))).toEqual([])
})

test('unknown ids are ignored, and anything but a list of ids is refused (API-44, API-02)', async () => {
  const { token } = await createPerson(product)
  const answer = await markRead(token, [2, 2, 999, -1, Number.MAX_SAFE_INTEGER])
  expect(answer.status).toBe(200)
  expect(readIds(answer.body)).toEqual([2])
  expect((await markRead(token, [])).status).toBe(200)
  for (const ids of [undefined, 'all', ['x'], [1.5]]) {
    const refused = await markRead(token, ids)
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(Object.keys(refused.body.errors)).toEqual(['ids'])
  }
})

test('the noticeboard without a token gets 401 (API-05)', async () => {
  expect((await product.call('GET /api/noticeboard/user-noticeboard')).status).toBe(401)
  const marked = await product.call('POST /api/noticeboard/user-noticeboard-mark-read', {
    body: { ids: [1] },
  })
  expect(marked.status).toBe(401)
})

test('a notice that an operator changed is kept when notices are seeded again', async () => {
  const { db } = product.context
  const changed = [
    { language_id: 1, title: 'Closed today', description: '-', link: null, link_label: null },
  ]
  await db
    .updateTable('notices')
    .set({ translations: JSON.stringify(changed) })
    .where('id', '=', 4)
    .execute()
  await seedNotices(product.context)
  const { token } = await createPerson(product)
  const { noticeboards } = await getNoticeboard(token)
  expect(noticeboards).toHaveLength(4)
  expect(noticeboards.at(-1).translations).toEqual(changed)
})
