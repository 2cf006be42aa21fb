import { z } from 'zod'
import { instant } from './dates.ts'
import { languageId } from './languages.ts'
import { defineRoutes } from './route.ts'

export const notice = z.object({
  id: z.number().int(),
  translations: z.array(
    z.object({
      language_id: languageId,
      title: z.string(),
      description: z.string(),
      link: z.string().nullable(),
      link_label: z.string().nullable(),
    }),
  ),
  read_at: instant.nullable(),
  created_at: instant,
})
export type Notice = z.output<typeof notice>

const noticeboard = z.object({ noticeboards: z.array(notice), allNoticeboardRead: z.boolean() })

export const noticeboardRoutes = defineRoutes({
  'GET /noticeboard/user-noticeboard': {
    auth: 'user',
    tag: 'noticeboard',
    summary: 'List the notices, and which of them the user has read',
    response: noticeboard,
  },
  'POST /noticeboard/user-noticeboard-mark-read': {
    auth: 'user',
    tag: 'noticeboard',
    summary: 'Mark notices as read',
    bodyLimit: 128 * 1024,
    body: z.object({ ids: z.array(z.number().int()).max(10_000) }),
    response: noticeboard,
  },
  'GET /horoscope/live-streaming-status': {
    auth: 'public',
    limit: 'poll',
    tag: 'streaming',
    summary: 'Get the live stream; isLive is 0 if there is none',
    response: z.object({ isLive: z.number().int(), url: z.string().nullable() }),
  },
})
