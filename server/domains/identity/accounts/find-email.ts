import type { Db } from '../../../platform/database/database.ts'
import { findUser } from './user.repository.ts'

/** Finds the email of an account; undefined if the account was deleted. */
export const findEmail = async (db: Db, userId: string): Promise<string | undefined> =>
  (await findUser(db, userId))?.email
