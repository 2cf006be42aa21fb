import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { openSession } from './open-session.ts'
import type { Caller } from './sign-in.ts'

/**
 * Opens a session for the payment page that an app opens. Its token is in that page's URL, so it permits
 * only the calls of a purchase.
 */
export const openPurchaseSession = (
  context: Pick<Context, 'clock' | 'db' | 'log'>,
  userId: string,
  { device, address }: Pick<Caller, 'device' | 'address'>,
): Promise<string> =>
  write(context.db, (trx) =>
    openSession(trx, context, {
      userId,
      at: context.clock.now(),
      device,
      address,
      kind: 'purchase',
    }),
  )
