import type { Recipient } from '../../letters/index.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findUser } from './user.repository.ts'

/** Finds the email of an account; undefined if the account was deleted. */
export const findEmail = async (db: Db, userId: string): Promise<string | undefined> =>
  (await findUser(db, userId))?.email

/** Finds where a person's letters go, and whether a mailed link has confirmed it; undefined if the account was deleted. */
export async function findRecipient(db: Db, userId: string): Promise<Recipient | undefined> {
  const row = await findUser(db, userId)
  return row && { email: row.email, isConfirmed: row.email_confirmed_at !== null }
}
