import { api } from '../../lib/client-api.ts'
import { onSessionEnd } from '../../lib/session-end.ts'
import { useStore } from '../../ui/store.ts'
import { createNoticeboardStore } from './noticeboard-store.ts'

export const noticeboardStore = createNoticeboardStore({
  fetchNotices: () => api.user('GET /noticeboard/user-noticeboard'),
  markRead: (ids) => api.user('POST /noticeboard/user-noticeboard-mark-read', { body: { ids } }),
})
onSessionEnd(noticeboardStore.reset)

/** The notices as far as they are loaded. */
export const useNoticeboard = () => useStore(noticeboardStore.store).answer
