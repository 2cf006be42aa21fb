import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { openSession } from './open-session.ts'

/**
 * Opens a session for the payment page that an app opens. Its token is in that page's URL, so it permits
 * only the calls of a purchase.
 */
export const openPurchaseSession = (
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  userId: string,
  device: string | null,
): Promise<string> =>
  write(db, (trx) => openSession(trx, { userId, at: clock.now(), device, isForPurchase: true }))
