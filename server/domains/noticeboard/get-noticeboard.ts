import type { ResponseOf } from '@rashi/contract'
import type { Db, Trx } from '../../platform/database/database.ts'
import { listNoticesWithReads } from './notice.repository.ts'

/** Returns the notices that are shown now with a person's read state, newest first. */
export async function getNoticeboard(
  db: Db | Trx,
  { userId, now }: { userId: string; now: Temporal.Instant },
): Promise<ResponseOf<'GET /noticeboard/user-noticeboard'>> {
  const rows = await listNoticesWithReads(db, { userId, now })
  return {
    noticeboards: rows.map(({ id, translations, read_at, starts_at }) => ({
      id,
      translations,
      read_at: read_at?.toString() ?? null,
      created_at: starts_at.toString(),
    })),
    allNoticeboardRead: rows.every(({ read_at }) => read_at !== null),
  }
}
