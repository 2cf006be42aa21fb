import type { Notice } from '@rashi/contract'
import { expect, test } from 'vitest'
import { createNoticeboardStore } from './noticeboard-store.ts'

const notice = (id: number, readAt: string | null): Notice => ({
  id,
  translations: [],
  read_at: readAt,
  created_at: '2026-11-20T08:00:00Z',
})
const answer = (...noticeboards: Notice[]) => ({
  noticeboards,
  allNoticeboardRead: noticeboards.every(({ read_at }) => read_at !== null),
})
const read = '2026-11-21T08:00:00Z'

function createTestBoard(before: Notice[], after: Notice[] = []) {
  const sent: number[][] = []
  const store = createNoticeboardStore({
    fetchNotices: async () => answer(...before),
    markRead: async (ids) => {
      sent.push(ids)
      return answer(...after)
    },
  })
  return { store, sent }
}

test('marking all as read sends the ids of the unread notices only (NOT-03)', async () => {
  const { store, sent } = createTestBoard(
    [notice(1, read), notice(2, null), notice(3, null)],
    [notice(1, read), notice(2, read), notice(3, read)],
  )
  await store.refresh()
  expect(store.get()?.allNoticeboardRead).toBe(false)
  expect(await store.markAllRead()).toBe(true)
  expect(sent).toEqual([[2, 3]])
  expect(store.get()?.allNoticeboardRead).toBe(true)
})

test('without unread notices no call is made (NOT-03)', async () => {
  const { store, sent } = createTestBoard([notice(1, read)])
  await store.refresh()
  expect(await store.markAllRead()).toBe(false)
  expect(sent).toEqual([])
})

test('notices that arrive after the end of the session are dropped (ID-40)', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answer>>()
  const store = createNoticeboardStore({
    fetchNotices: () => promise,
    markRead: async () => answer(),
  })
  const fetching = store.refresh()
  store.reset()
  resolve(answer(notice(1, null)))
  await fetching
  expect(store.get()).toBeUndefined()
})
