import type { Serve } from '../../../platform/http/serve.ts'
import { approveDraft, discardDraft, saveDraft, withdrawApproval } from './change-text.ts'
import type { DeskContext } from './desk-context.ts'
import { listDesk } from './list-desk.ts'
import { showDeskPeriod } from './show-desk-period.ts'

/** The calls of the studio about texts of horoscopes. */
export function horoscopeDesk(serve: Serve, context: DeskContext): void {
  serve('GET /studio/horoscopes', ({ query }) => listDesk(context, query))
  serve('GET /studio/horoscope', (request) => showDeskPeriod(context, request.query.id, request))
  serve('POST /studio/save-horoscope-text', (request) => saveDraft(context, request.body, request))
  serve('POST /studio/discard-horoscope-text', (request) =>
    discardDraft(context, request.body, request),
  )
  serve('POST /studio/approve-horoscope-text', (request) =>
    approveDraft(context, request.body, request),
  )
  serve('POST /studio/withdraw-horoscope-text', (request) =>
    withdrawApproval(context, request.body, request),
  )
}
