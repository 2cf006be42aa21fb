import type { Db } from '../../../platform/database/database.ts'
import { findUserByEmail } from './user.repository.ts'

/** Finds the account of an email, without regard to letter case. */
export const findAccountId = async (db: Db, email: string): Promise<string | undefined> =>
  (await findUserByEmail(db, email))?.id
