import type { ResponseOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { insertReads } from './notice.repository.ts'
import { getNoticeboard } from './get-noticeboard.ts'

/** Marks notices as read by a person and returns the updated noticeboard. */
export async function markNoticesRead(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, noticeIds }: { userId: string; noticeIds: number[] },
): Promise<ResponseOf<'POST /noticeboard/user-noticeboard-mark-read'>> {
  const readAt = clock.now()
  return write(db, async (trx) => {
    await insertReads(trx, { userId, noticeIds, readAt })
    return getNoticeboard(trx, { userId, now: readAt })
  })
}
