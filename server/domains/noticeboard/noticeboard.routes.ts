import type { Context } from '../../context/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { changeNotice, createNotice, endNoticeAsSeen } from './change-notice.ts'
import { listNotices } from './list-notices.ts'
import { markNoticesRead } from './mark-notices-read.ts'
import { getNoticeboard } from './get-noticeboard.ts'

export function noticeboard(serve: Serve, context: Pick<Context, 'db' | 'clock'>): void {
  serve('GET /noticeboard/user-noticeboard', ({ session }) =>
    getNoticeboard(context.db, { userId: session.userId, now: context.clock.now() }),
  )
  serve('POST /noticeboard/user-noticeboard-mark-read', ({ session, body }) =>
    markNoticesRead(context, { userId: session.userId, noticeIds: body.ids }),
  )
  serve('GET /studio/notices', ({ query }) => listNotices(context, query))
  serve('POST /studio/create-notice', (request) => createNotice(context, request.body, request))
  serve('POST /studio/change-notice', (request) => changeNotice(context, request.body, request))
  serve('POST /studio/end-notice', (request) => endNoticeAsSeen(context, request.body, request))
}
