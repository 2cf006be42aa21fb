import { useSyncExternalStore } from 'react'
import { api } from '../../lib/client-api.ts'
import { onSessionEnd } from '../../lib/session-end.ts'
import { createNoticeboardStore } from './noticeboard-store.ts'

export const noticeboardStore = createNoticeboardStore({
  fetchNotices: () => api.user('GET /noticeboard/user-noticeboard'),
  markRead: (ids) => api.user('POST /noticeboard/user-noticeboard-mark-read', { body: { ids } }),
})
onSessionEnd(noticeboardStore.reset)

export const useNoticeboard = () =>
  useSyncExternalStore(noticeboardStore.subscribe, noticeboardStore.get, noticeboardStore.get)
