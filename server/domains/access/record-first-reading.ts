import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { markRead } from './access.repository.ts'
import { type Access, listUnreadGrants } from './access.rules.ts'

/** Stores when text of a subscription was first read. Later reads write nothing. */
export async function recordFirstReading(
  { db }: Pick<Context, 'db'>,
  access: Access,
  read: { readingPeriod: ReadingPeriod; signIds: readonly number[] },
): Promise<void> {
  const unread = listUnreadGrants(access, read).map(({ id }) => id)
  if (unread.length > 0) await write(db, (trx) => markRead(trx, unread, access.at))
}
