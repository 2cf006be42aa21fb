import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { noticeContent } from './notice-content.ts'
import { insertMissingNotices } from './notice.repository.ts'

/** Inserts missing notices with the current time, each a minute older than the one before. */
export async function seedNotices({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const rows = noticeContent.map(({ id, translations }, index) => ({
    id,
    translations: JSON.stringify(translations),
    created_at: now.subtract({ minutes: index }),
  }))
  await write(db, (trx) => insertMissingNotices(trx, rows))
}
