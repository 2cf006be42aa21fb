import type { User } from '@rashi/contract'
import type { Db } from '../../platform/database/database.ts'

/** Nothing is sold yet. */
export const listActiveSubscriptions = async (
  _db: Db,
  _userId: string,
): Promise<User['active_subscriptions']> => []
