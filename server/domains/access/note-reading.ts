import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { markRead } from './access.repository.ts'
import { type Access, readForTheFirstTime } from './access.rules.ts'

/** Remembers when text of a subscription was first handed out; a reading after that writes nothing. */
export async function noteReading(
  { db }: Pick<Context, 'db'>,
  access: Access,
  read: { readingPeriod: ReadingPeriod; signIds: readonly number[] },
): Promise<void> {
  const first = readForTheFirstTime(access, read).map(({ id }) => id)
  if (first.length > 0) await write(db, (trx) => markRead(trx, first, access.at))
}
