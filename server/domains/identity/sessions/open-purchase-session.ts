import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { openSession } from './open-session.ts'

/**
 * A session for the page that an app opens to be paid on: its token stands in that page's address, so it
 * is worth no more than the purchase.
 */
export const openPurchaseSession = (
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  userId: string,
  device: string | null,
): Promise<string> =>
  write(db, (trx) => openSession(trx, { userId, at: clock.now(), device, isForPurchase: true }))
