import type { ParsedQueryOf, ResponseOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import { presentNotice } from './change-notice.ts'
import { listNoticePage } from './notice.repository.ts'

const pageLength = 20

/** Lists a page of the notices, those that start last first. */
export async function listNotices(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  { state, after }: ParsedQueryOf<'GET /studio/notices'>,
): Promise<ResponseOf<'GET /studio/notices'>> {
  const now = clock.now()
  const rows = await listNoticePage(db, { state, now, after, limit: pageLength + 1 })
  const notices = rows.slice(0, pageLength).map((row) => presentNotice(row, now))
  return { notices, next: rows.length > pageLength ? (notices.at(-1)?.id ?? null) : null }
}
