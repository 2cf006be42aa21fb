import type { Context } from '../../context/context.ts'
import type { Trx } from '../../platform/database/database.ts'
import { mailChange } from './mail-changes.ts'
import { noteNewBirth } from './orders/order.repository.ts'

/** Notes on the open orders of a person that the birth details of the account were corrected, and emails the operator. */
export async function noteBirthChange(
  trx: Trx,
  context: Pick<Context, 'clock' | 'jobs'>,
  userId: string,
): Promise<void> {
  await noteNewBirth(trx, userId, context.clock.now())
  await mailChange(trx, context, userId)
}
