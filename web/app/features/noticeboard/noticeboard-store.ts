import type { Notice, ResponseOf } from '@rashi/contract'

type Answer = ResponseOf<'GET /noticeboard/user-noticeboard'>

export interface Noticeboard {
  /** Undefined until they were fetched. */
  readonly notices: readonly Notice[] | undefined
  readonly isAllRead: boolean
}

export interface NoticeboardSource {
  fetchNotices(): Promise<Answer>
  markRead(ids: number[]): Promise<Answer>
}

const unknown: Noticeboard = { notices: undefined, isAllRead: true }

export const unreadIds = (notices: readonly Notice[]): number[] =>
  notices.filter(({ read_at }) => read_at === null).map(({ id }) => id)

/** One person's notices, for the page and for the bell; forgotten when their session ends. */
export function createNoticeboardStore(source: NoticeboardSource) {
  let board = unknown
  let reader = {}
  const listeners = new Set<() => void>()
  const set = (next: Noticeboard) => {
    board = next
    for (const listener of listeners) listener()
  }
  /** An answer for somebody who has left meanwhile is dropped. */
  async function take(asking: Promise<Answer>): Promise<void> {
    const asker = reader
    const { noticeboards, allNoticeboardRead } = await asking
    if (asker === reader) set({ notices: noticeboards, isAllRead: allNoticeboardRead })
  }
  return {
    get: (): Noticeboard => board,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh: () => take(source.fetchNotices()),
    /** False where nothing was unread, and no call was made. */
    markAllRead: async (): Promise<boolean> => {
      const ids = unreadIds(board.notices ?? [])
      if (ids.length === 0) return false
      await take(source.markRead(ids))
      return true
    },
    reset: () => {
      reader = {}
      set(unknown)
    },
  }
}
