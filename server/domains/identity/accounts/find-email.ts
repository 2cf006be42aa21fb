import type { Db } from '../../../platform/database/database.ts'
import { findUser } from './user.repository.ts'

/** Where a person is written to; undefined once the account is gone. */
export const findEmail = async (db: Db, userId: string): Promise<string | undefined> =>
  (await findUser(db, userId))?.email
