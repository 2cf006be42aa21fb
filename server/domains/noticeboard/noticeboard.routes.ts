import type { Context } from '../../context/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { markNoticesRead } from './mark-notices-read.ts'
import { getNoticeboard } from './get-noticeboard.ts'

export function noticeboard(serve: Serve, context: Pick<Context, 'db' | 'clock'>): void {
  serve('GET /noticeboard/user-noticeboard', ({ session }) =>
    getNoticeboard(context.db, session.userId),
  )
  serve('POST /noticeboard/user-noticeboard-mark-read', ({ session, body }) =>
    markNoticesRead(context, { userId: session.userId, noticeIds: body.ids }),
  )
}
