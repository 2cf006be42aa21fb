import type { Db } from '../../../platform/database/database.ts'
import { findUserByEmail } from './user.repository.ts'

/** Whose account an email is, without regard to letter case; undefined where it is nobody's. */
export const findAccountId = async (db: Db, email: string): Promise<string | undefined> =>
  (await findUserByEmail(db, email))?.id
