import type { ResponseOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { insertReads } from './notice.repository.ts'
import { showNoticeboard } from './show-noticeboard.ts'

/** Marks notices as read by one person and shows the board as it is then. */
export async function markNoticesRead(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, noticeIds }: { userId: string; noticeIds: number[] },
): Promise<ResponseOf<'POST /noticeboard/user-noticeboard-mark-read'>> {
  const readAt = clock.now()
  return write(db, async (trx) => {
    await insertReads(trx, { userId, noticeIds, readAt })
    return showNoticeboard(trx, userId)
  })
}
