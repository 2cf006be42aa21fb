import type { Trx } from '../../../platform/database/database.ts'
import { lockUser } from '../accounts/user.repository.ts'
import { deleteSecondFactors } from '../second-factor/second-factors.ts'
import { deleteSessionsOfUser } from '../sessions/session.repository.ts'

/**
 * Deletes the second factors of a person who has lost them all, recovery codes included, and ends every session: one may
 * be on the lost device. Returns false if the account had none.
 */
export async function dropSecondFactors(trx: Trx, userId: string): Promise<boolean> {
  await lockUser(trx, userId)
  if (!(await deleteSecondFactors(trx, userId))) return false
  await deleteSessionsOfUser(trx, userId)
  return true
}
