import type { Notice, ResponseOf } from '@rashi/contract'
import { createAnswerCache } from '../../lib/answer-cache.ts'

type Answer = ResponseOf<'GET /noticeboard/user-noticeboard'>

export interface NoticeboardSource {
  fetchNotices(): Promise<Answer>
  markRead(ids: number[]): Promise<Answer>
}

export const unreadIds = (notices: readonly Notice[]): number[] =>
  notices.filter(({ read_at }) => read_at === null).map(({ id }) => id)

/** Creates the cache of one person's notices, for the page and the bell. */
export function createNoticeboardStore({ fetchNotices, markRead }: NoticeboardSource) {
  const { store, get, refresh, cacheWhenDone, drop } = createAnswerCache(fetchNotices)
  return {
    store,
    get,
    refresh,
    reset: drop,
    /** Returns false, without a request, when nothing is unread. */
    markAllRead: async (): Promise<boolean> => {
      const ids = unreadIds(get()?.noticeboards ?? [])
      if (ids.length === 0) return false
      await cacheWhenDone(markRead(ids))
      return true
    },
  }
}
